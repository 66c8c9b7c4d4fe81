import { useWords } from '#src/ui/language.tsx';
import { privacyWords } from './words.ts';

/** What was agreed to, by its name; one that this version does not know is called as the server calls it. */
export function usePurpose(): (purpose: string) => string {
  const known: Readonly<Record<string, string>> = useWords(privacyWords).agreements.purposes;
  return (purpose) => known[purpose] ?? purpose;
}
