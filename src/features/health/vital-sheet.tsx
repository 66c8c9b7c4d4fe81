import { useState } from 'react';
import { useRows } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { addDays, dayIn } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';
import { SelectField } from '#src/ui/fields/text-field.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Seam } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Segments } from '#src/ui/tabs.tsx';
import { SCHEME_NAMES, SCHEMES } from '#src/work/health/schemes.ts';
import type { SchemeName } from '#src/work/health/schemes.ts';
import { VITAL_NAMES } from '#src/work/health/vitals.ts';
import type { Vital } from '#src/work/health/vitals.ts';
import { HomeWeek } from './home-week-card.tsx';
import { latestMoments, momentsSince } from './queries.ts';
import type { Moment } from './queries.ts';
import { SecondReading } from './second-reading.tsx';
import { Source } from './source.tsx';
import type { Chosen } from './use-rule.ts';
import type { Before } from './use-vital-form.ts';
import { VitalChart } from './vital-chart.tsx';
import { VitalEntry } from './vital-entry.tsx';
import { VitalFigures } from './vital-figures.tsx';
import { VitalList } from './vital-list.tsx';
import { healthWords } from './words.ts';

const LAST = 10;
const SPANS = [7, 30, 90] as const;

interface VitalSheetProps {
  first: Vital;
  here: Here;
  chosen: Chosen;
  onClose: () => void;
}

function Scheme({ rule, choose }: Chosen) {
  const words = useWords(healthWords).entry;
  return (
    <SelectField
      label={words.scheme}
      help={words.schemeHelp}
      value={rule.scheme}
      options={SCHEME_NAMES.map((value) => ({ value, label: SCHEMES[value].source }))}
      onChange={({ target }) => choose(target.value as SchemeName)}
    />
  );
}

interface HistoryProps {
  vital: Vital;
  here: Here;
  chosen: Chosen;
  /** The last ones, newest first. */
  moments: readonly Moment[];
  onCorrect: (moment: Moment) => void;
}

/** What was measured before: days as bars, what they say together, and each to be corrected. */
function History({ vital, here, chosen, moments, onCorrect }: HistoryProps) {
  const { entry: words, figures } = useWords(healthWords);
  const language = useLanguage();
  const [days, setDays] = useState<number>(SPANS[1]);
  const drawn = knownOf(useRows((db, userId) => momentsSince(db, userId, vital, here), [vital, here.today])) ?? [];
  const from = addDays(here.today, 1 - days);
  const shown = drawn.filter(({ at }) => dayIn(here.zone, Date.parse(at)) >= from);
  const { rule } = chosen;
  return (
    <>
      <Seam />
      <h3>{words.last}</h3>
      <Segments
        label={figures.span}
        options={SPANS.map((span) => ({ value: String(span), label: figures.days(span.toLocaleString(language)) }))}
        value={String(days)}
        onChange={(value) => setDays(Number(value))}
      />
      <VitalChart vital={vital} here={here} days={days} moments={shown} rule={rule} />
      <VitalFigures vital={vital} here={here} moments={drawn} rule={rule} />
      {vital === 'pressure' && <HomeWeek here={here} moments={drawn} rule={rule} />}
      {vital === 'pressure' && <Scheme {...chosen} />}
      <Source vital={vital} chosen={chosen} />
      <VitalList vital={vital} here={here} moments={moments} rule={rule} onCorrect={onCorrect} />
    </>
  );
}

/** The next value of a vital sign, and its last ones. */
export function VitalSheet({ first: opened, here, chosen, onClose }: VitalSheetProps) {
  const { entry: words, vitals: names } = useWords(healthWords);
  const [vital, setVital] = useState(opened);
  const [corrected, setCorrected] = useState<Moment | null>(null);
  /** The first of two readings, and when it was saved. */
  const [first, setFirst] = useState<{ since: number; reading: Before } | null>(null);
  const latest = useRows((db, userId) => latestMoments(db, userId, vital, LAST), [vital]);
  const moments = latest.state === 'empty' ? [] : knownOf(latest);
  const isPressure = vital === 'pressure' && !corrected;
  function choose(next: Vital): void {
    setVital(next);
    setFirst(null);
  }
  return (
    <Sheet open title={corrected ? words.correcting : words.title} onClose={onClose}>
      <div className="vital-form">
        {!corrected && (
          <SelectField
            label={words.kind}
            value={vital}
            options={VITAL_NAMES.map((value) => ({ value, label: names[value] }))}
            onChange={({ target }) => choose(target.value as Vital)}
          />
        )}
        {isPressure && first && <SecondReading since={first.since} />}
        {moments && (
          <VitalEntry
            key={[vital, corrected?.at, first?.since].join(' ')}
            vital={vital}
            here={here}
            rule={chosen.rule}
            last={first?.reading ?? moments[0] ?? null}
            corrected={corrected}
            onSaved={corrected ? () => setCorrected(null) : onClose}
            onFirst={isPressure && !first ? (reading) => setFirst({ since: Date.now(), reading }) : undefined}
          />
        )}
        {moments && moments.length > 0 && !corrected && (
          <History vital={vital} here={here} chosen={chosen} moments={moments} onCorrect={setCorrected} />
        )}
        {!corrected && <p className="muted small">{words.noDiagnosis}</p>}
      </div>
    </Sheet>
  );
}
