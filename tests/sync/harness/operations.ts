import { FATES } from './network.ts';
import type { Fate } from './network.ts';
import type { Random } from './random.ts';
import type { DiskFault } from './storage.ts';

// A schedule is a list of plain facts. Each is read against the state it meets, and does nothing where it does not
// fit, so that any of them can be left out when a failing schedule is shrunk.

export type Operation =
  | { do: 'edit'; device: number; kind: EditKind; slot: number; columns: number; poison: boolean; rush: boolean }
  | { do: 'delete'; device: number; slot: number }
  | { do: PlainDeed; device: number }
  | { do: 'net'; device: number; fate: Fate; rush: boolean }
  | { do: 'flow'; device: number; most: number }
  | { do: 'ping'; device: number; times: number }
  | { do: 'wait'; ms: number }
  | { do: 'sleep'; ms: number }
  | { do: 'crash in'; device: number; steps: number }
  | { do: 'disk'; device: number; fault: DiskFault }
  | { do: 'sql'; kind: SqlKind; slot: number }
  | { do: 'access'; granted: boolean }
  | { do: 'days pass'; days: number }
  | { do: 'follow'; follows: boolean }
  | { do: 'restore' | 'floor' | 'hold' | 'let go' };

export type Edit = Extract<Operation, { do: 'edit' }>;

type PlainDeed =
  | 'start'
  | 'stop'
  | 'tab'
  | 'freeze'
  | 'thaw'
  | 'poke'
  | 'crash'
  | 'evict'
  | 'arrive'
  | 'lose connection'
  | 'upgrade'
  | 'switch user'
  | 'say again';

type EditKind = 'water' | 'meal' | 'workout' | 'part' | 'appointment' | 'message' | 'post' | 'comment' | 'like';
type SqlKind = 'title' | 'glasses' | 'notes' | 'delete';

type Draw = (random: Random, devices: number) => Operation;

const edit =
  (kind: EditKind): Draw =>
  (random, devices) => ({
    do: 'edit',
    device: random.below(devices),
    kind,
    slot: random.below(8),
    columns: 1 + random.below(7),
    poison: random.chance(0.05),
    rush: random.chance(0.3),
  });

const on =
  (what: PlainDeed): Draw =>
  (random, devices) => ({ do: what, device: random.below(devices) });

const SQL_KINDS: readonly SqlKind[] = ['title', 'glasses', 'glasses', 'notes', 'notes', 'delete'];
const FAULTS: readonly Fate[] = FATES.filter((fate) => fate !== 'ok');

const DRAWS: readonly (readonly [number, Draw])[] = [
  [10, edit('water')],
  [14, edit('meal')],
  [3, edit('workout')],
  [7, edit('part')],
  [7, edit('appointment')],
  [6, edit('message')],
  [2, edit('post')],
  [3, edit('comment')],
  [2, edit('like')],
  [2, (random, devices) => ({ do: 'delete', device: random.below(devices), slot: random.below(8) })],
  [4, on('start')],
  [1, on('stop')],
  [1, on('tab')],
  [1, on('freeze')],
  [1.5, on('thaw')],
  [4, on('poke')],
  [1.5, on('crash')],
  [0.15, on('evict')],
  [2, on('arrive')],
  [0.7, on('lose connection')],
  [0.3, on('upgrade')],
  [0.5, on('switch user')],
  [3, on('say again')],
  [8, (random, devices) => ({ do: 'net', device: random.below(devices), fate: 'ok', rush: random.chance(0.5) })],
  [
    9,
    (random, devices) => ({
      do: 'net',
      device: random.below(devices),
      fate: random.pick(FAULTS),
      rush: random.chance(0.3),
    }),
  ],
  [7, (random, devices) => ({ do: 'flow', device: random.below(devices), most: 1 + random.below(6) })],
  [3, (random, devices) => ({ do: 'ping', device: random.below(devices), times: 1 + random.below(2) })],
  [6, (random) => ({ do: 'wait', ms: random.pick([50, 1000, 1000, 5000, 31_000, 120_000]) })],
  [0.5, (random) => ({ do: 'sleep', ms: random.pick([600_000, 90_000_000]) })],
  [2, (random, devices) => ({ do: 'crash in', device: random.below(devices), steps: 1 + random.below(40) })],
  [
    1.5,
    (random, devices) => ({
      do: 'disk',
      device: random.below(devices),
      fault: random.pick(['abort', 'quota'] as const),
    }),
  ],
  [4, (random) => ({ do: 'sql', kind: random.pick(SQL_KINDS), slot: random.below(8) })],
  [1, (random) => ({ do: 'access', granted: random.chance(0.5) })],
  [0.7, (random) => ({ do: 'days pass', days: 1 + random.below(6) })],
  [0.7, (random) => ({ do: 'follow', follows: random.chance(0.6) })],
  [0.1, () => ({ do: 'restore' })],
  [0.15, () => ({ do: 'floor' })],
  [1.5, () => ({ do: 'hold' })],
  [1.5, () => ({ do: 'let go' })],
];
const TOTAL = DRAWS.reduce((sum, [weight]) => sum + weight, 0);

function drawn(random: Random, devices: number): Operation {
  let left = random.next() * TOTAL;
  for (const [weight, draw] of DRAWS) {
    left -= weight;
    if (left < 0) return draw(random, devices);
  }
  return { do: 'wait', ms: 50 };
}

export interface Plan {
  seed: number;
  devices: number;
  skews: readonly number[];
  page: number;
  batch: number;
  carer: 'nutritionist' | 'trainer';
  operations: readonly Operation[];
}

const DAY = 86_400_000;
const UNTIL_2099 = Date.UTC(2099, 0, 1) - Date.UTC(2026, 0, 1);

export function clockFault(skew: number): string | null {
  if (skew === UNTIL_2099) return 'clock in 2099';
  if (Math.abs(skew) === DAY) return skew > 0 ? 'clock a day ahead' : 'clock a day behind';
  return skew === 0 ? null : 'clock seconds off';
}

export function planOf(seed: number, random: Random, length: number): Plan {
  const devices = 3 + random.below(3);
  return {
    seed,
    devices,
    skews: Array.from({ length: devices }, () => random.pick([0, 0, 0, -3000, 5000, DAY, -DAY, UNTIL_2099])),
    page: 2 + random.below(8),
    batch: 2 + random.below(8),
    carer: random.pick(['nutritionist', 'trainer'] as const),
    // A sight that is lost last is not made good by whatever would have come after.
    operations: [
      ...Array.from({ length }, () => drawn(random, devices)),
      ...(random.chance(0.5) ? [{ do: 'access', granted: false } as const] : []),
    ],
  };
}
