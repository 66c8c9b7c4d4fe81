import { useLanguage, useWords } from '#src/ui/language.tsx';
import { RULES } from '#src/work/achievements/rules.ts';
import { goalsWords } from './words.ts';

/** What an achievement is called; one that this version does not know keeps the title it was earned with. */
export function useAchievementName(): (code: string, title?: string) => string {
  const words = useWords(goalsWords).achievements;
  const language = useLanguage();
  return (code, title = code) => {
    const rule = RULES.find((known) => known.code === code);
    if (!rule) return title;
    const { figure, from } = rule;
    if (figure === 'comebacks') return words.comeback;
    if (figure === 'workouts' && from === 1) return words.firstWorkout;
    if (figure === 'goals' && from === 1) return words.firstGoal;
    return words[figure](from.toLocaleString(language));
  };
}
