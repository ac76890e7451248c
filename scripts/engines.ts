import { findOnPath } from './chromium.ts';
import { installDebianPackages } from './debian-packages.ts';

/** `npm run test:engines` begins with it: installs what Firefox and WebKit lack. The tests of one that is not there are skipped. */
const engines = [
  [{ programs: ['firefox-esr', 'firefox'], name: 'firefox-esr' }],
  [
    { programs: ['WebKitWebDriver'], name: 'webkit2gtk-driver' },
    { programs: ['xvfb-run'], name: 'xvfb' },
    { programs: ['xauth'], name: 'xauth' },
  ],
];

for (const packages of engines) {
  const missing = packages.filter(({ programs }) => !findOnPath(programs, process.env));
  if (missing.length > 0) installDebianPackages(...missing.map(({ name }) => name));
}
