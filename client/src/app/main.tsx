import { render } from 'preact';
import { App } from './app.tsx';
import { reloadOnMissingFiles } from './reload.ts';
import '../ui/style/theme.css';
import '../ui/style/controls.css';

reloadOnMissingFiles();
render(<App />, document.getElementById('app')!);
