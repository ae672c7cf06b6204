import { matchAddress } from '../table/address.ts';
import { savedSeatsOf } from '../table/seat/saved-seats.ts';
import { UI } from '../text/ui.ts';
import { MissingPage, WatchLink } from './missing.tsx';

/** The page for a link that opens no seat: how to get to a seat. `revoked`: the link opened one until just now. */
export const ShutPage = ({ id, revoked }: { readonly id: string; readonly revoked: boolean }) => {
  const { connection } = UI;
  const [held] = savedSeatsOf(id).slice(-1);
  return (
    <MissingPage message={revoked ? connection.revoked : connection.shut}>
      {held && (
        <a class="button" href={matchAddress(id, held.keys[0])}>
          {connection.toSeat}
        </a>
      )}
      <dl class="ways" aria-label={connection.shutTitle} data-testid="ways">
        {connection.shutWays.map(([case_, way]) => (
          <div key={case_}>
            <dt>{case_}</dt>
            <dd>{way}</dd>
          </div>
        ))}
      </dl>
      <WatchLink id={id} />
    </MissingPage>
  );
};
