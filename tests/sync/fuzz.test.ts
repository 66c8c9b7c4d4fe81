import { describe, expect, it } from 'vitest';
import { played } from './fuzz.support.ts';
import { FATES } from './harness/network.ts';

// `npm run fuzz` plays 10,000 of these, `npm run fuzz -- --seed N` one of them again.

const GOAL = 150;
/** What they take on two cores with little else to do. No schedule is begun later; how many were played is printed. */
const SECONDS = 2 * 60;
/** A machine too slow for more still passes; with fewer the run would prove too little. */
const LEAST = 12;
/** So many meet the rarest fault too. */
const ENOUGH_FOR_ALL = 50;
const FAULTS = [
  ...FATES.filter((fate) => fate !== 'ok'),
  ...['hint dropped', 'hint twice', 'poison', 'crash', 'crash at a step', 'two leaders', 'frozen leader'],
  ...['disk abort', 'disk quota', 'connection lost', 'database evicted', 'upgrade with queued writes'],
  ...['clock a day ahead', 'clock a day behind', 'clock in 2099', 'access granted', 'access revoked'],
  ...['user switched', 'cursor too old', 'database restored', 'held sent again'],
];
const half = (first: number): string[] => [
  '--worker',
  '--schedules',
  `${GOAL / 2}`,
  '--first',
  `${first}`,
  '--step',
  '2',
  '--seconds',
  `${SECONDS}`,
];

describe('devices that meet every fault', () => {
  it('lose nothing, agree with the server and do not get stuck', { timeout: (SECONDS + 120) * 1000 }, async () => {
    const { tally, complaints } = await played(half(1), half(2));
    const { schedules, operations, lost, divergent, stuck, faults, seconds } = tally;
    process.stdout.write(
      `\n${schedules} schedules of ${GOAL} in ${Math.round(seconds)} s, ${operations} operations: ` +
        `${lost} lost, ${divergent} divergent, ${stuck} stuck; faults ${JSON.stringify(faults)}\n` +
        complaints.map((complaint) => `*** ${complaint}\n`).join(''),
    );
    expect(complaints).toEqual([]);
    expect({ lost, divergent, stuck }).toEqual({ lost: 0, divergent: 0, stuck: 0 });
    expect(schedules).toBeGreaterThanOrEqual(LEAST);
    expect(operations / schedules).toBeGreaterThan(200);
    const unmet = FAULTS.filter((fault) => !faults[fault]);
    expect(schedules < ENOUGH_FOR_ALL ? unmet.slice(3) : unmet).toEqual([]);
  });
});
