import { useRow } from '#src/data/rows.ts';
import { dayIn, dayInWords } from '#src/lib/days.ts';
import { Card } from '#src/ui/card.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows, Seam } from '#src/ui/row.tsx';
import { Stat } from '#src/ui/stat.tsx';
import { Answered } from '#src/ui/states.tsx';
import { recordWords } from '#src/work/records/words.ts';
import type { Shown } from './progress-sheets.tsx';
import { measuresOf } from './queries.ts';
import type { Measures } from './queries.ts';
import { useMeasures } from './use-measures.ts';
import { progressWords } from './words.ts';

/** What follows from several measurements; nothing where one of them is missing. */
function Derived({ latest, weight, height }: Measures) {
  const words = useWords(progressWords).measures;
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

/** The last of each measure, with its day; a press logs the next. */
export function MeasuresCard({ zone, onShow }: { zone: string; onShow: (shown: Shown) => void }) {
  const { measures: words, coming, failed } = useWords(progressWords);
  const { values: names } = useWords(recordWords);
  const language = useLanguage();
  const { inWords } = useMeasures();
  const answer = useRow(measuresOf);
  const dayOf = (instant: string): string => dayInWords(dayIn(zone, Date.parse(instant)), language);
  return (
    <Card title={words.title}>
      <Answered answer={answer} coming={coming} empty={null} failed={failed}>
        {(measures) => (
          <>
            <Derived {...measures} />
            <Rows label={words.title}>
              {measures.latest.map(({ kind, last }) => (
                <Row
                  key={kind}
                  title={names[kind]}
                  detail={last ? words.on(dayOf(last.measured_at)) : words.none}
                  trailing={last && <b>{inWords(kind, last.value)}</b>}
                  onOpen={() => onShow({ sheet: 'measure', kind })}
                />
              ))}
            </Rows>
          </>
        )}
      </Answered>
    </Card>
  );
}
