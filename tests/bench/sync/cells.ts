import type { TestStack } from '../../support/stack.ts';
import type { Asked } from './arms/arm.ts';
import type { ArmName } from './arms/names.ts';
import type { Browser } from './browser.ts';
import type { Signed } from './client.ts';
import type { Line } from './line.ts';
import type { Measured } from './meter.ts';
import { held } from './server.ts';

/** One setting in which arms are compared. */
export interface Cell {
  rows: number;
  delay: number;
  cpu: number;
  edits: number;
  rounds: number;
  arms: readonly ArmName[];
}

/** Times, and the bytes that went over the wire meanwhile. */
export type Took = Measured & { up: number; down: number };

export interface Round {
  firstSync: Took;
  push: Took | null;
}

/** By their number; one in which an arm got no time is left out. */
export type Rounds = Map<ArmName, (Round | undefined)[]>;

export interface Place {
  stack: TestStack;
  line: Line;
  browser: Browser;
}

async function carried(line: Line, work: () => Promise<Measured>): Promise<Took> {
  const before = line.bytes();
  const measured = await work();
  const after = line.bytes();
  return { ...measured, up: after.up - before.up, down: after.down - before.down };
}

/** An arm that lost rows, changed one or has something left over gets no time. */
async function verify({ stack, browser }: Place, userId: string, without: readonly string[]): Promise<void> {
  const [here, there] = [await browser.page.contents(), await held(stack, userId, without)];
  if (here !== there) throw new Error(`the device holds ${here}, the server ${there}`);
  const left = await browser.page.unsettled();
  if (left > 0) throw new Error(`${left} edits did not arrive`);
}

/** One arm on a database of its own. `meanwhile` looks at it when it holds everything. */
export async function play(place: Place, arm: ArmName, asked: Asked, meanwhile?: () => Promise<void>): Promise<Round> {
  const { line, browser } = place;
  const { page } = browser;
  const without = await page.open(arm, asked);
  const firstSync = await carried(line, () => page.firstSync());
  await verify(place, asked.userId, without);
  await meanwhile?.();
  let push: Took | null = null;
  if (asked.edits > 0) {
    await page.edit(`edited by ${arm}, ${crypto.randomUUID()}`);
    push = await carried(line, () => page.push());
    await verify(place, asked.userId, without);
  }
  await page.close();
  return { firstSync, push };
}

const WARM_UP_EDITS = 100;

/** Nobody is always the first, or always behind the same one. */
function inTurn(arms: readonly ArmName[], round: number): readonly ArmName[] {
  const first = round % arms.length;
  return [...arms.slice(first), ...arms.slice(0, first)];
}

/** The arms take turns. The first round warms the server and the browser and is not counted. */
export async function compare(place: Place, cell: Cell, user: Signed, say: (line: string) => void): Promise<Rounds> {
  const rounds: Rounds = new Map(cell.arms.map((arm) => [arm, []]));
  place.line.delay(cell.delay);
  await place.browser.slowDown(cell.cpu);
  for (let round = 0; round <= cell.rounds; round++) {
    for (const arm of inTurn(cell.arms, round)) {
      const edits = round === 0 ? Math.min(cell.edits, WARM_UP_EDITS) : cell.edits;
      try {
        const played = await play(place, arm, { ...user, rows: cell.rows, edits });
        const found = rounds.get(arm);
        if (round > 0 && found) found[round - 1] = played;
      } catch (error) {
        say(`${arm} gets no time: ${error instanceof Error ? error.message : String(error)}`);
        await place.browser.renew();
      }
    }
  }
  place.line.delay(0);
  await place.browser.slowDown(1);
  return rounds;
}
