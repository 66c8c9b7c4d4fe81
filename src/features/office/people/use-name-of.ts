import { fullNameOf } from '#src/lib/names.ts';
import { useWords } from '#src/ui/language.tsx';
import { deskWords } from './words.ts';

/** Whoever has stated no name is found by the address. */
export function useNameOf(): (of: Parameters<typeof fullNameOf>[0] & { email?: string | null }) => string {
  const { unnamed } = useWords(deskWords);
  return (of) => fullNameOf(of) || (of.email ?? unnamed);
}
