import type { Local } from '#sync/engine/database.ts';

// All that the shell asks of files. The rest comes with the screens.

/** Waiting to be sent, by the kind of record that names them. */
export async function waitingByEntity(db: Pick<Local, 'files'>): Promise<Record<string, number>> {
  const waiting = await db.files.where('state').equals('waiting').toArray();
  return Object.fromEntries([...Map.groupBy(waiting, ({ entity }) => entity)].map(([name, of]) => [name, of.length]));
}

export const countOf = (byEntity: Readonly<Record<string, number>>): number =>
  Object.values(byEntity).reduce((sum, count) => sum + count, 0);
