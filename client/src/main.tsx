import { render } from 'preact';
import { App } from './pages/app.tsx';
import './style/theme.css';
import './style/controls.css';

render(<App />, document.getElementById('app')!);
