import { useState } from 'react';
import { useRow } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { dayInWords } from '#src/lib/days.ts';
import { toTenth } from '#src/lib/units.ts';
import { Button } from '#src/ui/button.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Segments } from '#src/ui/tabs.tsx';
import { areApart, missingFor, navyFat, tapedFor } from '#src/work/body/navy.ts';
import type { NavyFormula, Taped } from '#src/work/body/navy.ts';
import { measuresOf } from '#src/work/progress/body.ts';
import { dayOf } from '#src/work/progress/span.ts';
import { progressWords } from './words.ts';

interface NavyPartProps {
  zone: string;
  onTake: (fat: number) => void;
}

/** Body fat from what the tape said last. Which formula is asked for each time, and kept nowhere. */
export function NavyPart({ zone, onTake }: NavyPartProps) {
  const words = useWords(progressWords).measure;
  const language = useLanguage();
  const [formula, setFormula] = useState<NavyFormula>('women');
  const measures = knownOf(useRow(measuresOf));
  if (!measures) return null;
  const lastOf = (name: Taped) => measures.latest.find(({ kind }) => kind === name)?.last ?? null;
  const [neck, waist, hips] = [lastOf('neck'), lastOf('waist'), lastOf('hips')];
  const tape = {
    height: measures.height,
    neck: neck?.value ?? null,
    waist: waist?.value ?? null,
    hips: hips?.value ?? null,
  };
  const taped = tapedFor(formula).flatMap((name) => {
    const last = lastOf(name);
    return last ? { name, day: dayOf(zone, last.measured_at) } : [];
  });
  const missing = missingFor(formula, tape).map((name) => words.navyParts[name]);
  const isApart = areApart(taped.map(({ day }) => day));
  const fat = missing.length > 0 || isApart ? null : navyFat(formula, tape);
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
      {taped.length > 0 && (
        <p className="muted small">
          {words.navyFrom(
            taped.map(({ name, day }) => words.navyOn(words.navyParts[name], dayInWords(day, language))).join(' · '),
          )}
        </p>
      )}
      {isApart && <p>{words.navyApart}</p>}
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
