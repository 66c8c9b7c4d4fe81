import { useState } from 'react';
import { useRestRows } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import type { Measurement } from '#sync/entities/measurements.ts';
import type { Here } from '#src/lib/days.ts';
import { Card } from '#src/ui/card.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Answered } from '#src/ui/states.tsx';
import { figureOf } from '#src/work/records/figures.ts';
import { recordWords as valueWords } from '#src/work/records/words.ts';
import { useMoments } from '#src/work/use-moments.ts';
import { recordWords } from '../record/words.ts';
import { measuredOf } from './queries.ts';
import type { Series } from './queries.ts';
import { measuredWords } from './words.ts';

/** In the reader's units. */
function useFigure(): (row: Measurement) => string {
  const language = useLanguage();
  const { units } = useSettings();
  return (row) =>
    figureOf({ entity: 'measurements', row: { ...row }, column: 'value' }, units).inWords(row.value, language);
}

function Kind({ series: { kind, name, last, before } }: { series: Series }) {
  const words = useWords(measuredWords);
  const named: Readonly<Record<string, string>> = useWords(valueWords).values;
  const { momentOf } = useMoments();
  const figure = useFigure();
  // A sensor's are thousands, and most are never looked at.
  const [wasOpened, setOpened] = useState(false);
  const told = ({ measured_at, notes }: Measurement): string =>
    [momentOf(measured_at), notes].filter(Boolean).join(' · ');
  const title = name ?? named[kind] ?? kind;
  return (
    <Row
      title={title}
      detail={told(last)}
      trailing={<b>{figure(last)}</b>}
      below={
        before.length > 0 && (
          <Disclosure title={words.before(before.length)} onToggle={() => setOpened(true)}>
            {wasOpened && (
              <Rows label={words.of(title)}>
                {before.map((row) => (
                  <Row key={row.id} title={figure(row)} detail={told(row)} />
                ))}
              </Rows>
            )}
          </Disclosure>
        )
      }
    />
  );
}

/** What a client measured, each kind with those before: all that this provider may see of it. */
export function MeasuredPart({ clientId }: { clientId: string; here: Here }) {
  const words = useWords(measuredWords);
  const { record } = useWords(recordWords);
  const answer = useRestRows((db) => measuredOf(db, clientId), [clientId]);
  return (
    <Card title={words.title}>
      <p className="muted small">{words.help}</p>
      <Answered
        answer={answer}
        coming={record.coming}
        empty={<p className="muted">{words.none}</p>}
        failed={record.failed}
      >
        {(all) => (
          <Rows label={words.title}>
            {all.map((series) => (
              <Kind key={series.kind} series={series} />
            ))}
          </Rows>
        )}
      </Answered>
    </Card>
  );
}
