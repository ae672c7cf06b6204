import { UI } from '../../text/ui.ts';

/** How a match comes about, in three steps. */
export const Steps = () => (
  <section class="home-steps" aria-labelledby="home-steps">
    <h2 id="home-steps" class="hidden-text">
      {UI.home.steps}
    </h2>
    <ol>
      {UI.home.stepList.map(([title, text]) => (
        <li key={title}>
          <strong>{title}</strong>
          <p class="quiet">{text}</p>
        </li>
      ))}
    </ol>
  </section>
);
