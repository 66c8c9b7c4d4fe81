import { useEffect } from 'react';
import { awardAchievement, withdrawAchievement } from '#sync/actions/achievements.ts';
import type { Answer } from '#src/data/answer.ts';
import { useAct } from '#src/data/act.ts';
import type { Earning } from './figures.ts';
import { changesOf } from './rules.ts';

/**
 * Awards what the rows of this device say, and takes back what they no longer say; both by ids that derive, so that it is
 * once, however many devices see it. Not before the first sync has ended: until then rows are only missing.
 */
export function useAwarding(answer: Answer<Earning>, titleOf: (code: string) => string): void {
  const act = useAct();
  const earning = answer.state === 'content' ? answer.value : null;
  useEffect(() => {
    if (!earning) return;
    const { figures, instants, earned } = earning;
    const { award, withdraw } = changesOf(figures, new Set(earned.map(({ code }) => code)));
    const save = (doing: Parameters<typeof act>[0]) => void act(doing).catch(() => undefined);
    for (const { code, figure, from } of award) {
      const at = instants[figure]?.[from - 1];
      const row = { code, title: titleOf(code), category: figure, value: from, ...(at && { earned_at: at }) };
      save((user_id) => awardAchievement({ user_id, ...row }));
    }
    for (const { id, code } of earned) if (withdraw.includes(code)) save(withdrawAchievement(id));
    // oxlint-disable-next-line react/exhaustive-deps -- what is earned says when
  }, [earning]);
}
