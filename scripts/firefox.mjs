// npm run firefox: the offline path once in Firefox, the one named in FIREFOX_PATH or Debian's. Not part of npm test.
import { ensureBuilt } from './built.mjs';
import { NODE, ensureInstalled, run } from './installed.mjs';
import { ensureFirefox } from './machine.mjs';

ensureInstalled();
await ensureBuilt();
const env = { FIREFOX_PATH: ensureFirefox() };
process.exit(await run(NODE, ['--disable-warning=ExperimentalWarning', 'tests/firefox/run.ts'], { env }));
