import './medical.css';
import { useState } from 'react';
import { useRow } from '#src/data/rows.ts';
import type { Here } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Chip, ChoiceChips, Chips } from '#src/ui/chip.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Answered } from '#src/ui/states.tsx';
import { FlagBadge } from '#src/work/lab/flag-badge.tsx';
import { recordWords } from '#src/work/records/words.ts';
import { useMoments } from '#src/work/use-moments.ts';
import { axisOf } from './axis.ts';
import type { Axis, Found } from './axis.ts';
import { Lanes } from './lanes.tsx';
import { medicalWords } from './words.ts';

const SPANS = ['30', '90', '365'] as const;
type Span = (typeof SPANS)[number];
/** So many are drawn until others are chosen. */
const DRAWN = 4;
const MOST_DRAWN = 8;
const FIRST = 12;

function useNames() {
  const { values } = useWords(recordWords);
  const named: Readonly<Record<string, string>> = values;
  return (kind: string): string => named[kind] ?? kind;
}

function Entry({ found: { at, source, name, values, flag } }: { found: Found }) {
  const { axis: words } = useWords(medicalWords);
  const nameOf = useNames();
  const { dayOf, momentOf } = useMoments();
  const title = values
    .map(({ kind, value, unit }) => [name ?? nameOf(kind ?? ''), value, unit].filter(Boolean).join(' '))
    .join(' · ');
  return (
    <Row
      title={title}
      detail={`${source === 'elsewhere' ? dayOf(at) : momentOf(at)} · ${words[source]}`}
      badges={flag && <FlagBadge flag={flag} />}
    />
  );
}

interface ShownProps {
  axis: Axis;
  here: Here;
  days: number;
}

function Shown({ axis: { tracks, found }, here, days }: ShownProps) {
  const { axis: words } = useWords(medicalWords);
  const nameOf = useNames();
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const [most, setMost] = useState(FIRST);
  const called = tracks.map((track) => ({ ...track, called: track.name ?? nameOf(track.key) }));
  const keys = chosen ?? called.slice(0, DRAWN).map(({ key }) => key);
  const drawn = called.filter(({ key }) => keys.includes(key)).slice(0, MOST_DRAWN);
  if (found.length === 0) return <p className="muted">{words.none}</p>;
  return (
    <>
      {called.length > 1 && (
        <Chips label={words.chosen} wrapped>
          {called.map(({ key, called: name }) => (
            <Chip
              key={key}
              pressed={keys.includes(key)}
              onClick={() => setChosen(keys.includes(key) ? keys.filter((each) => each !== key) : [...keys, key])}
            >
              {name}
            </Chip>
          ))}
        </Chips>
      )}
      {drawn.length > 0 && (
        <Lanes
          label={words.chart(drawn.map((track) => track.called).join(', '))}
          heads={[words.day, words.vital]}
          tracks={drawn}
          today={here.today}
          days={days}
        />
      )}
      <h3>{words.list}</h3>
      <Rows label={words.list}>
        {found.slice(0, most).map((each) => (
          <Entry key={each.id} found={each} />
        ))}
      </Rows>
      {found.length > most && (
        <Button look="quiet" onClick={() => setMost(most + FIRST)}>
          {words.more}
        </Button>
      )}
    </>
  );
}

/** What was measured and what the laboratory found, over the same days. */
export function AxisPart({ clientId, here }: { clientId: string; here: Here }) {
  const { axis: words, coming, failed } = useWords(medicalWords);
  const [span, setSpan] = useState<Span>('90');
  const days = Number(span);
  const answer = useRow((db) => axisOf(db, clientId, here, days), [clientId, days], [here.today, here.zone]);
  return (
    <Card title={words.title}>
      <div className="medical-part">
        <ChoiceChips
          label={words.span}
          choices={SPANS}
          chosen={span}
          nameOf={(name) => words.spans[name]}
          onChoose={setSpan}
        />
        <Answered answer={answer} coming={coming} empty={null} failed={failed}>
          {(axis) => <Shown axis={axis} here={here} days={days} />}
        </Answered>
        <p className="muted small">{words.held}</p>
      </div>
    </Card>
  );
}
