export const ARM_NAMES = ['floor', 'plain', 'ours', 'rxdb-batched', 'rxdb-supabase'] as const;

export type ArmName = (typeof ARM_NAMES)[number];
