// What the demo story costs a processor when a stack is first opened, beside what the schema costs: the ratio is of the
// product, the seconds are of the machine.
// node tests/bench/seed.ts
import { openTestDatabase } from '../support/database.ts';
import { dumpPglite } from '../support/pglite.ts';
import { readSchema } from '../support/schema.ts';
import { makeAccounts, readAccounts, tellStory } from '../supabase/seed/support.ts';

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

const schema = await secondsOf(async () => dumpPglite(await readSchema()));
const db = await openTestDatabase({ engine: 'pglite' });
await makeAccounts(db, await readAccounts());
const story = await secondsOf(() => tellStory(db));
await db.close();
process.stdout.write(
  `schema ${schema.toFixed(1)} s, story ${story.toFixed(1)} s, ratio ${(story / schema).toFixed(2)}\n`,
);
