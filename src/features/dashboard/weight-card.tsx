import { dayInWords } from '#src/lib/days.ts';
import { Badge } from '#src/ui/badge.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { LineChart } from '#src/ui/chart/line-chart.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Figure } from '#src/ui/stat.tsx';
import { Empty } from '#src/ui/states.tsx';
import { TrendArrow } from '#src/work/body/trend-arrow.tsx';
import type { Reading } from '#src/work/goals/trend.ts';
import { useWeights } from '#src/work/use-weights.ts';
import { dashboardWords } from './words.ts';
import type { Weight, WeightGoal } from './weight-goal.ts';

const DAY_MS = 86_400_000;
const TONES = { ahead: 'ok', 'on-track': 'ok', behind: 'warn' } as const;

function Line({ goal: { trend, readings, target, band, projected }, now }: { goal: WeightGoal; now: number }) {
  const words = useWords(dashboardWords).weight;
  const language = useLanguage();
  const { shown, inWords, unit } = useWeights();
  if (trend.length < 2) return null;
  const placed = ({ day, value }: Reading) => ({
    label: dayInWords(day, language, { day: 'numeric', month: 'short' }),
    value: shown(value),
    at: Date.parse(day) / DAY_MS,
  });
  return (
    <LineChart
      label={words.says(inWords(now), inWords(target))}
      heads={[words.heads[0] ?? '', words.heads[1] ?? '']}
      points={trend.map(placed)}
      readings={readings.map(placed)}
      projected={projected ? [placed(projected)] : []}
      goal={shown(target)}
      band={shown(target + band) - shown(target)}
      format={(value) => `${value.toLocaleString(language)} ${unit}`}
    />
  );
}

function Towards({ goal, now }: { goal: WeightGoal; now: number }) {
  const words = useWords(dashboardWords).weight;
  const language = useLanguage();
  const { changed, inWords, unit } = useWeights();
  return (
    <>
      <p className="towards">
        {goal.keeping === null ? (
          <Figure unit={`${words.of(changed(goal.wanted))} ${unit}`}>{changed(goal.change)}</Figure>
        ) : (
          <Figure unit={words.kept(dayInWords(goal.keeping, language))}>{inWords(now)}</Figure>
        )}
        {goal.keeping !== null && <Badge tone="ok">{words.keeping}</Badge>}
        {goal.pace && <Badge tone={TONES[goal.pace]}>{words[goal.pace]}</Badge>}
      </p>
      <Line goal={goal} now={now} />
    </>
  );
}

function Shown({ now, goal, heading }: Weight) {
  const { weight: words, actions } = useWords(dashboardWords);
  const { inWords, isHidden } = useWeights();
  if (now === null) {
    return (
      <Empty
        title={words.none}
        act={
          <ButtonLink look="line" to="/profile">
            {words.log}
          </ButtonLink>
        }
      >
        {words.noneHelp}
      </Empty>
    );
  }
  if (isHidden) return <TrendArrow heading={heading} />;
  if (goal) return <Towards goal={goal} now={now} />;
  return (
    <>
      <Figure unit={words.now}>{inWords(now)}</Figure>
      <p className="muted">{words.noGoal}</p>
      <ButtonLink look="line" to="/goals">
        {actions.goals}
      </ButtonLink>
    </>
  );
}

/** Progress towards the goal weight. */
export function WeightCard(weight: Weight) {
  const words = useWords(dashboardWords).weight;
  return (
    <div className="weight">
      <Card
        title={words.title}
        beside={
          <ButtonLink look="quiet" to="/progress">
            {words.open}
          </ButtonLink>
        }
      >
        <Shown {...weight} />
      </Card>
    </div>
  );
}
