import { dayInWords } from '#src/lib/days.ts';
import { Badge } from '#src/ui/badge.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { LineChart } from '#src/ui/chart/line-chart.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Figure } from '#src/ui/stat.tsx';
import { Empty } from '#src/ui/states.tsx';
import { useWeights } from '#src/work/use-weights.ts';
import { dashboardWords } from './words.ts';
import type { Weight, WeightGoal } from './weight-goal.ts';

const DAY_MS = 86_400_000;
const TONES = { ahead: 'ok', 'on-track': 'ok', behind: 'warn' } as const;

function Line({ goal: { points, target, projected }, now }: { goal: WeightGoal; now: number }) {
  const words = useWords(dashboardWords).weight;
  const language = useLanguage();
  const { shown, inWords, unit } = useWeights();
  if (points.length < 2) return null;
  const placed = ({ day, kg }: WeightGoal['points'][number]) => ({
    label: dayInWords(day, language, { day: 'numeric', month: 'short' }),
    value: shown(kg),
    at: Date.parse(day) / DAY_MS,
  });
  return (
    <LineChart
      label={words.says(inWords(now), inWords(target))}
      heads={[words.heads[0] ?? '', words.heads[1] ?? '']}
      points={points.map(placed)}
      projected={projected ? [placed(projected)] : []}
      goal={shown(target)}
      format={(value) => `${value.toLocaleString(language)} ${unit}`}
    />
  );
}

function Towards({ goal, now }: { goal: WeightGoal; now: number }) {
  const words = useWords(dashboardWords).weight;
  const { changed, unit } = useWeights();
  return (
    <>
      <p className="towards">
        <Figure unit={`${words.of(changed(goal.wanted))} ${unit}`}>{changed(goal.change)}</Figure>
        {goal.pace && <Badge tone={TONES[goal.pace]}>{words[goal.pace]}</Badge>}
      </p>
      <Line goal={goal} now={now} />
    </>
  );
}

function Shown({ now, goal }: Weight) {
  const { weight: words, actions } = useWords(dashboardWords);
  const { inWords } = useWeights();
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
