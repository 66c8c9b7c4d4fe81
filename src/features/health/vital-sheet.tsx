import { useState } from 'react';
import { useRows } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import type { Here } from '#src/lib/days.ts';
import { SelectField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Seam } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { SCHEME_NAMES, SCHEMES } from '#src/work/health/schemes.ts';
import type { SchemeName } from '#src/work/health/schemes.ts';
import { RANGES } from '#src/work/health/ranges.ts';
import { VITAL_NAMES } from '#src/work/health/vitals.ts';
import type { Vital } from '#src/work/health/vitals.ts';
import { latestMoments, momentsSince } from './queries.ts';
import type { Moment } from './queries.ts';
import type { useScheme } from './use-scheme.ts';
import { VitalChart, VitalList } from './vital-history.tsx';
import { VitalEntry } from './vital-entry.tsx';
import { healthWords } from './words.ts';

const LAST = 10;

interface VitalSheetProps {
  first: Vital;
  here: Here;
  chosen: ReturnType<typeof useScheme>;
  onClose: () => void;
}

function Scheme({ scheme, choose }: ReturnType<typeof useScheme>) {
  const words = useWords(healthWords).entry;
  return (
    <SelectField
      label={words.scheme}
      help={words.schemeHelp}
      value={scheme}
      options={SCHEME_NAMES.map((value) => ({ value, label: SCHEMES[value].source }))}
      onChange={({ target }) => choose(target.value as SchemeName)}
    />
  );
}

/** By whose limits it is called as it is. */
function Source({ vital }: { vital: Vital }) {
  const words = useWords(healthWords).entry;
  const source = vital === 'pressure' ? null : RANGES[vital]?.source;
  return source && <p className="muted small">{words.source(source)}</p>;
}

/** The next value of a vital sign, and its last ones. */
export function VitalSheet({ first, here, chosen, onClose }: VitalSheetProps) {
  const { entry: words, vitals: names } = useWords(healthWords);
  const [vital, setVital] = useState(first);
  const [corrected, setCorrected] = useState<Moment | null>(null);
  const latest = useRows((db, userId) => latestMoments(db, userId, vital, LAST), [vital]);
  const drawn = useRows((db, userId) => momentsSince(db, userId, vital, here), [vital, here.today]);
  const moments = latest.state === 'empty' ? [] : knownOf(latest);
  return (
    <Sheet open title={corrected ? words.correcting : words.title} onClose={onClose}>
      <div className="vital-form">
        {!corrected && (
          <SelectField
            label={words.kind}
            value={vital}
            options={VITAL_NAMES.map((value) => ({ value, label: names[value] }))}
            onChange={({ target }) => setVital(target.value as Vital)}
          />
        )}
        {moments && (
          <VitalEntry
            key={vital + (corrected?.at ?? '')}
            vital={vital}
            here={here}
            scheme={chosen.scheme}
            last={moments[0] ?? null}
            corrected={corrected}
            onSaved={corrected ? () => setCorrected(null) : onClose}
          />
        )}
        {moments && moments.length > 0 && !corrected && (
          <>
            <Seam />
            <h3>{words.last}</h3>
            <VitalChart vital={vital} here={here} moments={knownOf(drawn) ?? []} />
            {vital === 'pressure' && <Scheme {...chosen} />}
            <Source vital={vital} />
            <VitalList
              vital={vital}
              here={here}
              moments={moments}
              scheme={chosen.scheme}
              onCorrect={(moment) => setCorrected(moment)}
            />
          </>
        )}
        {!corrected && <p className="muted small">{words.noDiagnosis}</p>}
      </div>
    </Sheet>
  );
}
