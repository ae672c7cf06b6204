import { GAMES } from '../../rulesets/index.ts';
import { BOARD_ADDRESS, positionAddress, RECORD_ADDRESS, rulesAddress } from '../../table/address.ts';
import { UI } from '../../text/ui.ts';
import { LinkForm } from './link-form.tsx';

const Way = (props: { readonly href: string; readonly title: string; readonly hint: string }) => (
  <li>
    <a href={props.href}>
      <strong>{props.title}</strong> <span class="quiet">{props.hint}</span>
    </a>
  </li>
);

/** Everything that can be done here beside creating a match that is ready. With several games, each card has its own. */
export const Elsewhere = () => {
  const [game, ...others] = GAMES;
  const only = others.length === 0 ? game : undefined;
  return (
    <section class="home-more" aria-labelledby="home-more">
      <h2 id="home-more">{UI.home.moreList}</h2>
      <ul>
        <li>
          <LinkForm />
        </li>
        <Way href={RECORD_ADDRESS} title={UI.home.record} hint={UI.home.recordHint} />
        <Way href={BOARD_ADDRESS} title={UI.board.way} hint={UI.board.wayHint} />
        {only && <Way href={positionAddress(only.id)} title={UI.home.position} hint={UI.home.positionHint} />}
        {only?.rulebook && <Way href={rulesAddress(only.id)} title={UI.home.rules} hint={UI.home.rulesHint} />}
      </ul>
    </section>
  );
};
