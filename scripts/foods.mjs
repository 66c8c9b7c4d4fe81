// Writes the food table and its names from supabase/foods. Run it when something there changes.
import { ensureInstalled, NODE, run } from './installed.mjs';

ensureInstalled();
process.exit(await run(NODE, ['--disable-warning=ExperimentalWarning', 'supabase/foods/write.ts']));
