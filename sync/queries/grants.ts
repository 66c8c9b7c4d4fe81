import type { Readable } from '#sync/engine/act.ts';
import { grants } from '#sync/entities/grants.ts';
import type { Grant } from '#sync/entities/grants.ts';
import { sortedBy, where } from './reading.ts';

type Subject = Grant['subject'];

/** While its day has not passed. The server says the same by the day of where the client lives. */
const stands = ({ until }: Grant, today: string): boolean => until >= today;

/** What a client shows to providers, the one that ends first before the others. */
export const grantsBy = async (db: Readable, userId: string, subject: Subject, today: string): Promise<Grant[]> => {
  const given = await where(db, grants, 'user_id', [userId]);
  const standing = given.filter((grant) => grant.subject === subject && stands(grant, today));
  return sortedBy(Promise.resolve(standing), 'until');
};

/** What this provider is shown, of one client or of all. */
export const grantsTo = async (
  db: Readable,
  providerId: string,
  subject: Subject,
  { today, clientId }: { today: string; clientId?: string },
): Promise<Grant[]> => {
  const given = await where(db, grants, 'provider_id', [providerId]);
  return given.filter(
    (grant) =>
      grant.subject === subject && stands(grant, today) && (clientId === undefined || grant.user_id === clientId),
  );
};
