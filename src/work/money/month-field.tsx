import { dayInWords } from '#src/lib/days.ts';
import { MONTH_IN_WORDS, houseDay, monthsBefore } from '#src/lib/house.ts';
import { SelectField } from '#src/ui/fields/text-field.tsx';
import { useLanguage } from '#src/ui/language.tsx';

/** Those of a year, the newest first. */
const months = () => monthsBefore(houseDay(), 12);

export const thisMonth = (): string => months()[0] ?? '';

interface MonthFieldProps {
  label: string;
  /** Its first day. */
  month: string;
  onChange: (month: string) => void;
}

/** A month of the books. */
export function MonthField({ label, month, onChange }: MonthFieldProps) {
  const language = useLanguage();
  return (
    <SelectField
      label={label}
      value={month}
      options={months().map((first) => ({ value: first, label: dayInWords(first, language, MONTH_IN_WORDS) }))}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
