import { render } from 'preact';
import { tidyAddress } from '../table/address.ts';
import { App } from './app.tsx';
import { reloadOnMissingFiles } from './reload.ts';
// Sets the theme on every page.
import '../table/storage/settings.ts';
import '../ui/common/theme.css';
import '../ui/common/controls.css';
import '../ui/common/more.css';

reloadOnMissingFiles();
tidyAddress();
render(<App />, document.getElementById('app')!);
