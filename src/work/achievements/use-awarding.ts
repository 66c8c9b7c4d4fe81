import { useEffect, useRef } from 'react';
import { awardAchievement, withdrawAchievement } from '#sync/actions/achievements.ts';
import { keepBest } from '#sync/actions/streaks.ts';
import { runningSession } from '#sync/queries/workout-sessions.ts';
import { useAct } from '#src/data/act.ts';
import type { UserAction } from '#src/data/act.ts';
import type { Answer } from '#src/data/answer.ts';
import { useRow } from '#src/data/rows.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import type { Earning } from './figures.ts';
import { changesOf } from './rules.ts';
import { useAchievementName } from './use-achievement-name.ts';
import { achievementWords } from './words.ts';

/** What was earned before is awarded and no news: a first opening finds all of it at once. */
const NEWS_MS = 7 * 86_400_000;

/**
 * Awards what the rows of this device say, and takes back what they no longer say; both by ids that derive, so that it is
 * once, however many devices see it. Not before the first sync has ended: until then rows are only missing. It says so
 * when it does, and waits where somebody trains: what is earned is earned at the instant of its row.
 */
export function useAwarding(answer: Answer<Earning>): void {
  const act = useAct();
  const nameOf = useAchievementName();
  const words = useWords(achievementWords);
  const language = useLanguage();
  const training = useRow(runningSession);
  const earning = answer.state === 'content' ? answer.value : null;
  const isFree = training.state === 'empty';

  async function tried<T>(doing: UserAction<T>): Promise<T | null> {
    const outcome = await act(doing).catch(() => null);
    return outcome?.became === 'saved' ? outcome.value : null;
  }

  async function award({ figures, instants, earned, best }: Earning): Promise<void> {
    const { award: due, withdraw } = changesOf(figures, new Set(earned.map(({ code }) => code)));
    const given: string[] = [];
    for (const { code, figure, from } of due) {
      const at = instants[figure]?.get(from);
      // The noon that stands for today may be still to come.
      const earned_at = new Date(Math.min(at ? Date.parse(at) : Infinity, Date.now())).toISOString();
      const row = { code, title: nameOf(code), category: figure, value: from, earned_at };
      const isGiven = await tried((user_id) => awardAchievement({ user_id, ...row }));
      if (isGiven && Date.now() - Date.parse(earned_at) < NEWS_MS) given.push(row.title);
    }
    for (const { id, code } of earned) if (withdraw.includes(code)) await tried(withdrawAchievement(id));
    for (const column of ['best_weeks', 'best_days'] as const) {
      if (best[column] > 0) await tried((user_id) => keepBest(user_id, column, best[column]));
    }
    const [first, ...more] = given;
    if (first === undefined) return;
    const count = given.length.toLocaleString(language);
    toast({ title: more.length > 0 ? words.earnedMore(count) : words.earned, description: given.join(', ') });
  }

  // One after the other: each award changes what is earned, and what it was told with is told once.
  const turn = useRef(Promise.resolve());
  useEffect(() => {
    if (earning && isFree) turn.current = turn.current.then(() => award(earning));
    // oxlint-disable-next-line react/exhaustive-deps -- what is earned says when
  }, [earning, isFree]);
}
