import { action } from '#sync/engine/act.ts';
import { personBlocks } from '#sync/entities/person-blocks.ts';
import { blocksOf } from '#sync/queries/person-blocks.ts';
import { created, removed } from './changes.ts';

export const blockPerson = action([personBlocks], async (tx, userId: string, blockedId: string) => {
  const blocks = await blocksOf(tx, userId);
  if (blocks.some((block) => block.blocked_id === blockedId)) return;
  await tx.write([created(personBlocks, { user_id: userId, blocked_id: blockedId, created_at: tx.now })]);
});

export const unblockPerson = action([personBlocks], async (tx, userId: string, blockedId: string) => {
  const blocks = await blocksOf(tx, userId);
  await tx.write(blocks.filter((block) => block.blocked_id === blockedId).map(({ id }) => removed(personBlocks, id)));
});
