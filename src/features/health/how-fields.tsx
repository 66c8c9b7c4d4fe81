import { measurements } from '#sync/entities/measurements.ts';
import { SelectField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import type { Vital } from '#src/work/health/vitals.ts';
import type { Circumstances, VitalForm } from './use-vital-form.ts';
import { healthWords } from './words.ts';

const { context, arm, posture } = measurements.row.shape;
const CHOICES = {
  context: context.def.innerType.options,
  arm: arm.def.innerType.options,
  posture: posture.def.innerType.options,
} as const;

type Column = keyof typeof CHOICES;

const ASKED: Partial<Record<Vital, readonly Column[]>> = {
  blood_glucose: ['context'],
  pressure: ['arm', 'posture'],
};

/** How it was measured: what a value means depends on it. */
export function HowFields({ vital, form: { how, setHow } }: { vital: Vital; form: VitalForm }) {
  const words = useWords(healthWords).how;
  const asked = ASKED[vital];
  if (!asked) return null;
  const names: Record<Column, Readonly<Record<string, string>>> = words.of;
  return (
    <div className="pair">
      {asked.map((column) => (
        <SelectField
          key={column}
          label={words.names[column]}
          placeholder={words.notSaid}
          value={how[column] ?? ''}
          options={CHOICES[column].map((value) => ({ value, label: names[column][value] ?? value }))}
          onChange={({ target }) => setHow({ ...how, [column]: target.value || null })}
        />
      ))}
    </div>
  );
}

/** The same, in words. */
export function useHowInWords(): (how: Circumstances) => string[] {
  const words = useWords(healthWords).how.of;
  return (how) => [
    ...(how.context ? [words.context[how.context]] : []),
    ...(how.arm ? [words.arm[how.arm]] : []),
    ...(how.posture ? [words.posture[how.posture]] : []),
  ];
}
