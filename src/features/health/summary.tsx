import { Figures } from '#src/ui/figures.tsx';
import { ClockIcon, DropIcon, FlameIcon, HeartIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import type { Vital } from '#src/work/health/vitals.ts';
import type { Latest } from './queries.ts';
import { useVitals } from './use-vitals.ts';
import { healthWords } from './words.ts';

const SHOWN = [
  ['pressure', HeartIcon],
  ['resting_heart_rate', FlameIcon],
  ['blood_glucose', DropIcon],
  ['sleep', ClockIcon],
] as const satisfies readonly (readonly [Vital, unknown])[];

const UNKNOWN = '–';

/** The four figures. */
export function Summary({ latest }: { latest: Latest }) {
  const { summary: words, vitals: names, none } = useWords(healthWords);
  const { figureOf, unitOf } = useVitals();
  const figures = SHOWN.map(([vital, icon]) => {
    const moment = latest[vital];
    return moment
      ? { icon, label: names[vital], figure: figureOf(vital, moment.values), unit: unitOf(vital) }
      : { icon, label: names[vital], figure: UNKNOWN, note: none };
  });
  return <Figures label={words.title} figures={figures} />;
}
