import { useWords } from '#src/ui/language.tsx';
import { devicesWords } from './words.ts';

/** Why writes were refused; a code that this version does not know stands alone. */
export function useReason(): (code: string) => string {
  const words = useWords(devicesWords);
  const known: Readonly<Record<string, string>> = words.reasons;
  return (code) => {
    const reason = known[code];
    return reason === undefined ? code : words.code(reason, code);
  };
}
