import { endPause, removePause, reopenPause, startPause } from '#sync/actions/pauses.ts';
import { saveStreak } from '#sync/actions/streaks.ts';
import type { StreakEdit } from '#sync/actions/streaks.ts';
import type { Pause, Reason } from '#sync/entities/pauses.ts';
import { addDays } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { useWords } from '#src/ui/language.tsx';
import { useSave } from '#src/work/use-save.ts';
import { goalsWords } from './words.ts';

/** How the streak is counted and when it rests, each with a way back. */
export function useStreak() {
  const { streak: words, notSaved } = useWords(goalsWords);
  const save = useSave();
  const said = (title: string) => ({
    failed: { title: notSaved.streak, description: notSaved.description },
    done: { title },
    once: '',
  });
  return {
    /** Whether it was saved. */
    choose: async (before: StreakEdit, edit: StreakEdit): Promise<boolean> => {
      const undo = () => (userId: string) => saveStreak(userId, before);
      return (await save((userId) => saveStreak(userId, edit), { ...said(words.saved), undo })) !== null;
    },
    pause: async (from_day: Day, reason: Reason): Promise<void> => {
      await save((user_id) => startPause({ user_id, from_day, reason }), {
        ...said(words.paused),
        undo: removePause,
      });
    },
    takeUp: async ({ id }: Pause, today: Day): Promise<void> => {
      await save(endPause(id, addDays(today, -1)), { ...said(words.resumed), undo: () => reopenPause(id) });
    },
  };
}
