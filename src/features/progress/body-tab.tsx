import { useState } from 'react';
import { useRow } from '#src/data/rows.ts';
import { addDays, dayInWords } from '#src/lib/days.ts';
import type { Day, Here, WeekStart } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { LineChart } from '#src/ui/chart/line-chart.tsx';
import { SelectField } from '#src/ui/fields/text-field.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Empty, Answered } from '#src/ui/states.tsx';
import { readingsIn } from '#src/work/goals/trend.ts';
import type { Reading } from '#src/work/goals/trend.ts';
import { useWeights } from '#src/work/use-weights.ts';
import { AlbumCard } from './photos/album-card.tsx';
import { MeasuresCard } from './measures-card.tsx';
import type { Shown } from './progress-sheets.tsx';
import { bodyOf } from './queries.ts';
import type { Body } from './queries.ts';
import { WeeksCard } from './weeks-card.tsx';
import { progressWords } from './words.ts';

const DAY_MS = 86_400_000;
const DAYS = { '4w': 28, '3m': 91, '1y': 365, all: null } as const;
type Range = keyof typeof DAYS;

function Line({ trend, goal, range, today }: Pick<Body, 'trend' | 'goal'> & { range: Range; today: Day }) {
  const words = useWords(progressWords).weight;
  const language = useLanguage();
  const { shown, inWords, unit } = useWeights();
  const days = DAYS[range];
  const from = days === null ? '' : addDays(today, -days);
  const points = trend.filter(({ day }) => day >= from);
  const last = points.at(-1);
  if (!last || points.length < 2) return null;
  const placed = ({ day, value }: Reading) => ({
    label: dayInWords(day, language, { day: 'numeric', month: 'short', ...(range === 'all' && { year: 'numeric' }) }),
    value: shown(value),
    at: Date.parse(day) / DAY_MS,
  });
  return (
    <LineChart
      label={words.says(inWords(last.value))}
      heads={[words.heads[0] ?? '', words.heads[1] ?? '']}
      points={points.map(placed)}
      readings={readingsIn(points).map(placed)}
      {...(goal !== null && { goal: shown(goal) })}
      format={(value) => `${value.toLocaleString(language)} ${unit}`}
    />
  );
}

interface TabProps {
  here: Here & { weekStart: WeekStart };
  onShow: (shown: Shown) => void;
}

function Weight({ body, here, onShow }: TabProps & { body: Body }) {
  const words = useWords(progressWords).weight;
  const [range, setRange] = useState<Range>('3m');
  const log = (
    <Button look={body.trend.length > 0 ? 'line' : 'act'} onClick={() => onShow({ sheet: 'measure', kind: 'weight' })}>
      {words.log}
    </Button>
  );
  if (body.trend.length === 0) {
    return (
      <Empty title={words.none} act={log}>
        {words.noneHelp}
      </Empty>
    );
  }
  return (
    <>
      <SelectField
        label={words.range}
        value={range}
        options={(Object.keys(DAYS) as Range[]).map((value) => ({ value, label: words.ranges[value] }))}
        onChange={({ target }) => setRange(target.value as Range)}
      />
      <Line trend={body.trend} goal={body.goal} range={range} today={here.today} />
      {log}
    </>
  );
}

export function BodyTab({ here, onShow }: TabProps) {
  const words = useWords(progressWords);
  const { today, zone, weekStart } = here;
  const answer = useRow((db, userId) => bodyOf(db, userId, here), [today, zone, weekStart]);
  return (
    <div className="columns">
      <Answered answer={answer} coming={words.coming} empty={null} failed={words.failed}>
        {(body) => (
          <>
            <div className="column">
              <Card title={words.weight.title}>
                <Weight body={body} here={here} onShow={onShow} />
              </Card>
              {body.weeks.length > 0 && <WeeksCard weeks={body.weeks} />}
            </div>
            <div className="column">
              <MeasuresCard zone={zone} onShow={onShow} />
              <AlbumCard here={here} onShow={onShow} />
            </div>
          </>
        )}
      </Answered>
    </div>
  );
}
