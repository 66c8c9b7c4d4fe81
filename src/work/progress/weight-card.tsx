import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Day } from '#src/lib/days.ts';
import { Card } from '#src/ui/card.tsx';
import { SelectField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Empty } from '#src/ui/states.tsx';
import type { Body } from './body.ts';
import { RANGES, WeightLine } from './weight-line.tsx';
import type { Range } from './weight-line.tsx';
import { overTimeWords } from './words.ts';

interface WeightCardProps {
  body: Body;
  today: Day;
  /** Left out for whoever only looks. */
  log?: ReactNode;
}

export function WeightCard({ body, today, log }: WeightCardProps) {
  const words = useWords(overTimeWords).weight;
  const [range, setRange] = useState<Range>('3m');
  return (
    <Card title={words.title}>
      {body.trend.length === 0 ? (
        <Empty title={words.none} act={log}>
          {log && words.noneHelp}
        </Empty>
      ) : (
        <>
          <SelectField
            label={words.range}
            value={range}
            options={(Object.keys(RANGES) as Range[]).map((value) => ({ value, label: words.ranges[value] }))}
            onChange={({ target }) => setRange(target.value as Range)}
          />
          <WeightLine {...body} range={range} today={today} />
          {log}
        </>
      )}
    </Card>
  );
}
