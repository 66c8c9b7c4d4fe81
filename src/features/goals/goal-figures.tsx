import { dayInWords } from '#src/lib/days.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Bar } from '#src/ui/marks/bar.tsx';
import { kindOf } from '#src/work/goals/kinds.ts';
import type { Standing } from '#src/work/goals/standing.ts';
import { useAmounts } from '#src/work/goals/amounts.ts';
import { goalsWords } from './words.ts';

/** Where it stands, in a sentence, and the bar below. */
export function GoalFigures({ standing: { goal, now, done } }: { standing: Standing }) {
  const words = useWords(goalsWords).list;
  const language = useLanguage();
  const { inWords, shown } = useAmounts();
  const percent = done.toLocaleString(language, { style: 'percent', maximumFractionDigits: 0 });
  const target = inWords(goal, goal.target);
  const isShare = kindOf(goal.kind).progress === 'share';
  const said = isShare
    ? words.now(shown(goal, now ?? 0).toLocaleString(language), target)
    : words.way(inWords(goal, now ?? 0), target);
  const until = goal.target_date === null ? words.noDate : words.until(dayInWords(goal.target_date, language));
  return (
    <span className="goal-figures">
      <span>{now === null ? words.unknown : said}</span>
      <Bar value={done} max={1} label={`${goal.title}: ${words.done(percent)}`} />
      <span className="muted small">{`${words.done(percent)}, ${until}`}</span>
    </span>
  );
}
