import { openTestDatabase } from './database.ts';
import type { Engine, TestDatabase } from './database.ts';
import { join, numbered } from './members.ts';

// Whom most stories need: two clients who know nothing of each other, and a trainer who is nobody's yet.

export const [ADA, BAYO, TRAINER] = [numbered(1), numbered(2), numbered(3)];

export async function openWithCast(engine: Engine): Promise<TestDatabase> {
  const db = await openTestDatabase({ engine });
  await join(db, ADA);
  await join(db, BAYO);
  await join(db, TRAINER, 'trainer');
  return db;
}
