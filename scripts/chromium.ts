// The browser tests need Chromium. Finds one, or installs Debian's where that is possible, or says what to do.
import { findChromium } from './find-chromium.ts';
import { installPackages, mayInstall } from './packages.ts';

if (!findChromium() && mayInstall()) {
  console.log('No Chromium found: installing the chromium-headless-shell package.');
  installPackages('chromium-headless-shell', 'fonts-dejavu-core');
}
const found = findChromium();
if (!found) {
  console.error(
    'The browser tests need Chrome, Edge or Chromium and found none. Install one (Debian, Ubuntu: sudo apt-get install\n' +
      'chromium-headless-shell), or set CHROMIUM to the path of its program, and run this again.',
  );
  process.exit(1);
}
console.log(`Browser tests run in ${found}`);
