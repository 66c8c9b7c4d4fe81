import { isProviderType } from '#src/lib/roles.ts';
import { STATES } from './shapes.ts';
import type { Person, State } from './shapes.ts';

const ACTS = ['lock', 'unlock', 'signOut', 'resetStep', 'changeRole', 'handOver'] as const;
export type Act = (typeof ACTS)[number];

type Known = Pick<Person, 'id' | 'role' | 'lock' | 'second_step' | 'sessions' | 'care'>;

/** What may be done about somebody; nobody does any of it to himself. */
export function actsOf({ id, role, lock, second_step, sessions, care }: Known, self: string | null): readonly Act[] {
  if (id === self) return [];
  const possible: Record<Act, boolean> = {
    lock: lock === null,
    unlock: lock !== null,
    signOut: sessions.length > 0,
    resetStep: second_step,
    changeRole: true,
    handOver: isProviderType(role) && care.length > 0,
  };
  return ACTS.filter((act) => possible[act]);
}

export const isGentle = (act: Act): boolean => act === 'unlock';

/** What is to be seen of somebody at once; null where there is nothing to say. */
export function stateOf({ locked, provider_status }: { locked: boolean; provider_status: string }): State | null {
  if (locked) return 'locked';
  return STATES.find((state) => state === provider_status) ?? null;
}

export const TONES = {
  locked: 'bad',
  pending: 'idle',
  needs_information: 'info',
  approved: 'ok',
  suspended: 'warn',
  rejected: 'warn',
} as const satisfies Record<State, string>;

// In this order: most browsers name others beside themselves.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg/, 'Edge'],
  [/OPR|OPT/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const firstIn = (userAgent: string, known: typeof BROWSERS): string | undefined =>
  known.find(([sign]) => sign.test(userAgent))?.[1];

/** A browser and its system by their names; empty where neither is known. */
export const deviceOf = (userAgent: string | null): string =>
  [firstIn(userAgent ?? '', BROWSERS), firstIn(userAgent ?? '', SYSTEMS)].filter(Boolean).join(' · ');
