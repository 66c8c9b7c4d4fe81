import { ensureBuilt } from './built.mjs';
import { NODE, ensureInstalled, run } from './installed.mjs';

ensureInstalled();
await ensureBuilt();
process.exit(await run(NODE, ['--disable-warning=ExperimentalWarning', 'supabase/local/main.ts']));
