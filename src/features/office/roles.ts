import { isProviderType, PROVIDER_TYPES } from '#src/lib/roles.ts';
import { useWords } from '#src/ui/language.tsx';
import { peopleWords } from '#src/work/people/words.ts';
import { officeWords } from './words.ts';

/** Whatever an account can be. */
export const ROLES = ['client', ...PROVIDER_TYPES, 'finance', 'moderator', 'admin'] as const;

const isOther = (role: string): role is 'client' | 'finance' | 'moderator' | 'admin' =>
  role === 'client' || role === 'finance' || role === 'moderator' || role === 'admin';

/** A role that this version does not know is called as the server calls it. */
export function useRoleName(): (role: string) => string {
  const { roles } = useWords(officeWords);
  const { kinds } = useWords(peopleWords);
  return (role) => {
    if (isProviderType(role)) return kinds[role];
    return isOther(role) ? roles[role] : role;
  };
}
