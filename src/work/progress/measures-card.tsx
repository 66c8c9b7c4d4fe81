import type { ReactNode } from 'react';
import { isOwnKind } from '#sync/queries/measurement-kinds.ts';
import { useRow } from '#src/data/rows.ts';
import { dayIn, dayInWords } from '#src/lib/days.ts';
import { Card } from '#src/ui/card.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows, Seam } from '#src/ui/row.tsx';
import { Stat } from '#src/ui/stat.tsx';
import { Answered } from '#src/ui/states.tsx';
import { recordWords } from '#src/work/records/words.ts';
import { measuresOf } from './body.ts';
import type { Measures } from './body.ts';
import { useMeasures } from './use-measures.ts';
import type { Kind } from './use-measures.ts';
import { overTimeWords } from './words.ts';

/** What follows from several measurements; nothing where one of them is missing. */
function Derived({ latest, weight, height }: Measures) {
  const words = useWords(overTimeWords).measures;
  const language = useLanguage();
  const waist = latest.find(({ kind }) => kind === 'waist')?.last?.value;
  const figure = (value: number, digits: number): string =>
    value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  if (height === null || (weight === null && waist === undefined)) return null;
  return (
    <>
      <div className="derived">
        {weight !== null && <Stat label={words.bmi} figure={figure(weight / (height / 100) ** 2, 1)} />}
        {waist !== undefined && <Stat label={words.waistToHeight} figure={figure(waist / height, 2)} />}
      </div>
      <Seam />
    </>
  );
}

interface MeasuresListProps {
  measures: Measures;
  zone: string;
  /** A press logs the next. */
  onOpen?: ((kind: Kind) => void) | undefined;
}

/** The last of each measure, with its day, and what follows from them. */
export function MeasuresList({ measures, zone, onOpen }: MeasuresListProps) {
  const words = useWords(overTimeWords).measures;
  const { values: names } = useWords(recordWords);
  const language = useLanguage();
  const { inWords, isHidden } = useMeasures();
  const dayOf = (instant: string): string => dayInWords(dayIn(zone, Date.parse(instant)), language);
  const { latest, own } = measures;
  const lines = [
    ...latest.map(({ kind, last }) => ({ kind: kind as Kind, name: names[kind], unit: '', last })),
    ...own.map(({ kind, measure, last }) => ({ kind: kind as Kind, name: measure.name, unit: measure.unit, last })),
  ];
  return (
    <>
      {!isHidden && <Derived {...measures} />}
      <Rows label={words.title}>
        {lines.map(({ kind, name, unit, last }) => (
          <Row
            key={kind}
            title={name}
            detail={last ? words.on(dayOf(last.measured_at)) : words.none}
            trailing={last && <b>{isHidden && !isOwnKind(kind) ? words.measured : inWords(kind, last.value, unit)}</b>}
            onOpen={onOpen && (() => onOpen(kind))}
          />
        ))}
      </Rows>
    </>
  );
}

interface MeasuresCardProps extends Omit<MeasuresListProps, 'measures'> {
  /** Below the list. */
  act?: ReactNode;
}

export function MeasuresCard({ zone, onOpen, act }: MeasuresCardProps) {
  const { measures: words, coming, failed } = useWords(overTimeWords);
  const answer = useRow(measuresOf);
  return (
    <Card title={words.title}>
      <Answered answer={answer} coming={coming} empty={null} failed={failed}>
        {(measures) => (
          <>
            <MeasuresList measures={measures} zone={zone} onOpen={onOpen} />
            {act}
          </>
        )}
      </Answered>
    </Card>
  );
}
