import type { Asked } from './shapes.ts';

export type Act = 'take' | 'extend' | 'answered' | 'refused';

/** A request is put off once, and before its day: what is late stays late. */
export const actsOn = ({ is_taken_by_me, is_overdue, extension_reason }: Asked): readonly Act[] => [
  ...(is_taken_by_me ? [] : (['take'] as const)),
  'answered',
  'refused',
  ...(is_overdue || extension_reason !== null ? [] : (['extend'] as const)),
];
