import { parseArgs } from 'node:util';
import { ARM_NAMES } from './arms/names.ts';
import type { ArmName } from './arms/names.ts';
import type { Cell } from './cells.ts';

const { values: given } = parseArgs({
  options: {
    json: { type: 'string' },
    note: { type: 'string' },
    rows: { type: 'string' },
    delays: { type: 'string', default: '0' },
    cpus: { type: 'string', default: '1' },
    edits: { type: 'string', default: '1000' },
    rounds: { type: 'string' },
    arms: { type: 'string' },
    moments: { type: 'string', default: '200' },
    'no-storage': { type: 'boolean', default: false },
  },
});

const numbers = (text: string): number[] => text.split(',').map(Number);

/** `replicateSupabase` sends a request an edit: half a minute a round, so it is asked where the goal names it. */
const QUICK = ARM_NAMES.filter((name) => name !== 'rxdb-supabase');

/** The settings that tell something: each goal's own, and then one thing changed at a time. */
const CHOSEN: Cell[] = [
  { rows: 10_000, delay: 0, cpu: 1, edits: 0, rounds: 5, arms: ARM_NAMES },
  { rows: 10_000, delay: 0, cpu: 4, edits: 0, rounds: 2, arms: QUICK },
  { rows: 10_000, delay: 50, cpu: 1, edits: 0, rounds: 2, arms: QUICK },
  { rows: 10_000, delay: 200, cpu: 1, edits: 0, rounds: 2, arms: QUICK },
  { rows: 1000, delay: 0, cpu: 1, edits: 1000, rounds: 3, arms: QUICK },
  { rows: 1000, delay: 40, cpu: 1, edits: 1000, rounds: 3, arms: ARM_NAMES },
  { rows: 1000, delay: 50, cpu: 1, edits: 1000, rounds: 3, arms: QUICK },
  { rows: 1000, delay: 200, cpu: 1, edits: 1000, rounds: 3, arms: QUICK },
  { rows: 1000, delay: 50, cpu: 4, edits: 1000, rounds: 3, arms: QUICK },
];

/** Every combination of what was named instead. */
function combined(rows: string): Cell[] {
  const arms = (given.arms?.split(',') as ArmName[] | undefined) ?? ARM_NAMES;
  return numbers(rows).flatMap((count) =>
    numbers(given.delays).flatMap((delay) =>
      numbers(given.cpus).map((cpu) => ({
        rows: count,
        delay,
        cpu,
        edits: Math.min(count, Number(given.edits)),
        rounds: Number(given.rounds ?? 3),
        arms,
      })),
    ),
  );
}

const cells = given.rows === undefined ? CHOSEN : combined(given.rows);

export const settings = {
  cells: given.rounds === undefined ? cells : cells.map((cell) => ({ ...cell, rounds: Number(given.rounds) })),
  moments: Number(given.moments),
  storage: !given['no-storage'],
  json: given.json,
  note: given.note,
};
