import { useState } from 'react';
import { useRow } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { toTenth } from '#src/lib/units.ts';
import { Button } from '#src/ui/button.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Segments } from '#src/ui/tabs.tsx';
import { missingFor, navyFat } from '#src/work/body/navy.ts';
import type { NavyFormula, Tape } from '#src/work/body/navy.ts';
import { measuresOf } from '#src/work/progress/body.ts';
import type { Measures } from '#src/work/progress/body.ts';
import { recordWords } from '#src/work/records/words.ts';
import { progressWords } from './words.ts';

function tapeOf({ latest, height }: Measures): Tape {
  const lastOf = (kind: 'neck' | 'waist' | 'hips') => latest.find((each) => each.kind === kind)?.last?.value ?? null;
  return { height, neck: lastOf('neck'), waist: lastOf('waist'), hips: lastOf('hips') };
}

/** Body fat from what the tape said last. Which formula is asked for each time, and kept nowhere. */
export function NavyPart({ onTake }: { onTake: (fat: number) => void }) {
  const words = useWords(progressWords).measure;
  const { values: names } = useWords(recordWords);
  const language = useLanguage();
  const [formula, setFormula] = useState<NavyFormula>('women');
  const measures = knownOf(useRow(measuresOf));
  if (!measures) return null;
  const tape = tapeOf(measures);
  const missing = missingFor(formula, tape).map((name) => (name === 'height' ? words.navyHeight : names[name]));
  const fat = navyFat(formula, tape);
  return (
    <section className="measure-form">
      <h3>{words.navy}</h3>
      <p className="muted small">{words.navyHelp}</p>
      <Segments
        label={words.navyFor}
        options={(['women', 'men'] as const).map((value) => ({ value, label: words.navyWhich[value] }))}
        value={formula}
        onChange={setFormula}
      />
      {missing.length > 0 && <p className="muted">{words.navyNeeds(new Intl.ListFormat(language).format(missing))}</p>}
      {fat !== null && (
        <>
          <p>{words.navySays(toTenth(fat).toLocaleString(language))}</p>
          <Button look="line" onClick={() => onTake(toTenth(fat))}>
            {words.navyTake}
          </Button>
        </>
      )}
    </section>
  );
}
