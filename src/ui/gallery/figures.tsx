import { useState } from 'react';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { ColumnChart } from '../chart/column-chart.tsx';
import { LineChart } from '../chart/line-chart.tsx';
import { BowlIcon, FlameIcon, WorkoutIcon } from '../icons.tsx';
import { Bar, Measure } from '../marks/bar.tsx';
import { Ring } from '../marks/ring.tsx';
import { Days, Ticks } from '../marks/ticks.tsx';
import { Seam } from '../row.tsx';
import { Figure, Stat } from '../stat.tsx';

const kcal = (value: number) => value.toLocaleString('en');
const kilograms = (value: number) => `${value.toFixed(1)} kg`;

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const EATEN = [1720, 1950, 1640, 1240, null, null, null];
const WEIGHTS = [88.9, 88.6, 88.7, 88.1, 87.4, 86.9, 87.0, 86.1, 85.3, 84.6];

export function MarksPart() {
  const [value, setValue] = useState(1240);
  return (
    <section>
      <h2>Marks</h2>
      <div className="line-up wide">
        <Ring value={value} target={1800} />
        <Ring value={1920} target={1800} unit="kcal" />
        <Ring value={10} target={24} tone="c3" size="small" />
        <div className="stack grow">
          <Bar value={82} max={100} label="Intake" />
          <Bar value={64} max={100} tone="c3" label="Protein" />
          <Bar value={46} max={100} tone="c4" label="Carbs" />
          <Bar value={30} max={100} tone="c5" label="Fat" />
          <Bar value={130} max={100} label="Over" />
          <Ticks done={3} of={4} tone="c3" now />
          <Seam />
        </div>
      </div>
      <div>
        <Button onClick={() => setValue(value + 200)}>Eat 200 kcal</Button>
      </div>
    </section>
  );
}

export const FiguresPart = () => (
  <section>
    <h2>Figures</h2>
    <div className="grid three">
      <Card>
        <Stat label="Calories" icon={BowlIcon} figure="560" unit="kcal left" note="dinner and a small snack">
          <Ticks done={3} of={5} />
        </Stat>
      </Card>
      <Card>
        <div className="stack">
          <Stat label="This week" icon={WorkoutIcon} figure="3" unit="of 4 workouts">
            <Ticks done={3} of={4} tone="c3" />
          </Stat>
          <Seam />
          <Stat label="Streak" icon={FlameIcon} figure="5" unit="days">
            <Days days={WEEK.map((name, place) => ({ name, letter: name.charAt(0), done: place < 4 }))} today={4} />
          </Stat>
        </div>
      </Card>
      <Card title="Macros">
        <div className="stack">
          <Measure name="Protein" value={74} target={100} unit="g" tone="c3" />
          <Measure name="Carbs" value={118} target={150} unit="g" tone="c4" />
          <Measure name="Fat" value={58} target={50} unit="g" tone="c5" />
        </div>
      </Card>
    </div>
    <div className="grid two">
      <Card title="Weight goal" beside={<Badge tone="ok">On track</Badge>}>
        <Figure unit="of −10 kg">−4.3</Figure>
        <LineChart
          label="Weight over 10 weeks, from 88.9 to 84.6 kilograms; the goal is 79"
          heads={['Week', 'Weight']}
          points={WEIGHTS.map((value, week) => ({ label: week === 9 ? 'Today' : `Week ${week + 1}`, value }))}
          projected={[
            { label: 'Week 11', value: 84.1 },
            { label: 'Week 12', value: 83.6 },
          ]}
          goal={79}
          format={kilograms}
        />
      </Card>
      <Card title="Calories this week">
        <p className="muted small">Each mark is 150 kcal</p>
        <ColumnChart
          label="Calories this week: Monday 1,720, Tuesday 1,950, Wednesday 1,640, today 1,240 so far; the target is 1,800"
          heads={['Day', 'kcal']}
          columns={WEEK.map((name, day) => ({
            label: name.slice(0, 3),
            name,
            value: EATEN[day] ?? null,
            target: 1800,
          }))}
          perMark={150}
          now={3}
          format={kcal}
        />
      </Card>
    </div>
    <div className="cloth rising banner">
      <Ring value={48} target={90} marks={45} tone="cloth">
        <span>Rest</span>
        <Figure>0:48</Figure>
      </Ring>
    </div>
  </section>
);
