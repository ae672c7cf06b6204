import { render } from 'preact';
import { App } from './app.tsx';
import '../ui/style/theme.css';
import '../ui/style/controls.css';

render(<App />, document.getElementById('app')!);
