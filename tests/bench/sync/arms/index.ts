import type { Arm, Asked } from './arm.ts';
import { floor } from './floor.ts';
import { ours, plain } from './journal.ts';
import type { ArmName } from './names.ts';
import { rxdbBatched, rxdbSupabase } from './rxdb.ts';

export const ARMS: Record<ArmName, (asked: Asked) => Promise<Arm>> = {
  floor,
  plain,
  ours,
  'rxdb-batched': rxdbBatched,
  'rxdb-supabase': rxdbSupabase,
};
