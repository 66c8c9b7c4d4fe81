import { useLanguage } from '#src/ui/language.tsx';

/** A size in the reader's language, so that he knows what a press costs him. */
export function useSize(): (bytes: number) => string {
  const language = useLanguage();
  return (bytes) => {
    const isSmall = bytes < 1_000_000;
    const size = isSmall ? Math.max(1, Math.round(bytes / 1000)) : bytes / 1_000_000;
    return size.toLocaleString(language, {
      style: 'unit',
      unit: isSmall ? 'kilobyte' : 'megabyte',
      maximumFractionDigits: isSmall ? 0 : 1,
    });
  };
}
