import { useSettings } from '#src/data/settings/use-settings.ts';
import { convert, toTenth, unitOf } from '#src/lib/units.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { useAchievementName } from '#src/work/achievements/use-achievement-name.ts';
import { useExerciseName } from '#src/work/catalogue/exercises/use-exercise-name.ts';
import { useWorkoutName } from '#src/work/catalogue/workouts/use-workout-name.ts';
import { FIGURES } from './cards.ts';
import type { Card, Figure } from './cards.ts';
import { communityWords } from './words.ts';

/** A figure with its unit, in the reader's. */
export function useFigureInWords(): (name: Figure, value: number) => string {
  const words = useWords(communityWords).card.figures;
  const language = useLanguage();
  const { units } = useSettings();
  return (name, value) => {
    if (name !== 'weight_kg') return words[name](value.toLocaleString(language));
    return `${toTenth(convert('weight', value, 'metric', units)).toLocaleString(language)} ${unitOf('weight', units)}`;
  };
}

export function useCardInWords(): (card: Card) => { title: string; detail: string } {
  const { kinds: words, best } = useWords(communityWords).card;
  const [exercise, workout, achievement] = [useExerciseName(), useWorkoutName(), useAchievementName()];
  const figure = useFigureInWords();
  function titled({ kind, title, code }: Card): string {
    if (kind === 'workout') return workout({ name: title });
    if (kind === 'milestone') return achievement(code ?? '', title) || words.milestone;
    return exercise({ name: title, owner_id: code === 'catalogue' ? null : '' });
  }
  return (card) => {
    const figures = FIGURES.flatMap((name) => {
      const value = card.figures[name];
      return value === undefined ? [] : [figure(name, value)];
    });
    return { title: titled(card), detail: [card.record ? best : words[card.kind], ...figures].join(' · ') };
  };
}
