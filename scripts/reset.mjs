import { NODE, ensureInstalled, run } from './installed.mjs';

ensureInstalled();
process.exit(await run(NODE, ['--disable-warning=ExperimentalWarning', 'supabase/local/reset.ts']));
