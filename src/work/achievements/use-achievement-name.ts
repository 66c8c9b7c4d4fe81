import { useLanguage, useWords } from '#src/ui/language.tsx';
import { RULES } from './rules.ts';
import { achievementWords } from './words.ts';

/** What an achievement is called; one that this version does not know keeps the title it was earned with. */
export function useAchievementName(): (code: string, title?: string) => string {
  const { names, firsts } = useWords(achievementWords);
  const language = useLanguage();
  return (code, title = code) => {
    const rule = RULES.find((known) => known.code === code);
    if (!rule) return title;
    const { figure, from } = rule;
    if (from === 1 && figure in firsts) return firsts[figure as keyof typeof firsts];
    return names[figure](from.toLocaleString(language));
  };
}
