import type { Place } from './cells.ts';
import { userWith } from './server.ts';

const ONE = `select id from public.meal_plans where user_id = $1 order by id limit 1`;

/** From a commit on the server until an idle device holds it, by the clock that both share. */
export async function remoteCommits({ stack, browser }: Place, times: number): Promise<number[]> {
  const user = await userWith(stack, 100);
  await browser.page.startIdle(user);
  const [row] = await stack.database.query<{ id: string }>(ONE, [user.userId]);
  if (!row) throw new Error('the user has no meals');
  const found: number[] = [];
  for (let n = 0; n < times + 3; n++) {
    const name = `Remote ${n}`;
    const seen = browser.page.saw(row.id, name);
    await stack.database.query(`update public.meal_plans set name = $2 where id = $1`, [row.id, name]);
    const committed = Date.now();
    const at = await seen;
    // The first wait for the first sync and the subscription.
    if (n > 2) found.push(at - committed);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  await browser.page.stopIdle();
  return found;
}
