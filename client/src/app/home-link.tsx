import { UI } from '../text/ui.ts';
import './home-link.css';

/** The way back to the first page, at the head of the others. */
export const HomeLink = () => (
  <a href="/" class="home-link" aria-label={UI.common.product}>
    <img src="/icon.svg" alt="" width="40" height="40" />
  </a>
);
