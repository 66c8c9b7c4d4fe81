import { dayInWords } from '#src/lib/days.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { useNaira } from '#src/work/money/use-naira.ts';
import { changesIn, fieldsIn } from './rules.ts';
import type { Catalogue, Field } from './rules.ts';
import type { Content } from './shapes.ts';
import { cataloguesWords } from './words.ts';

/** What a column says, to be read. */
export function useSaid(catalogue: Catalogue): (field: Field, content: Content | null) => string {
  const words = useWords(cataloguesWords);
  const language = useLanguage();
  const naira = useNaira();
  const kinds = new Map(fieldsIn(catalogue));
  const choices: Record<string, string> = words.choices;
  return (field, content) => {
    const value = content?.[field];
    const kind = kinds.get(field);
    if (value === null || value === undefined || value === '') return words.empty;
    if (Array.isArray(value)) return value.join(', ') || words.empty;
    if (typeof value === 'boolean') return value ? words.yes : words.no;
    if (kind === 'naira') return naira(Number(value));
    if (kind === 'dollars') return formatMoney(Number(value), 'USD');
    if (kind === 'number') return Number(value).toLocaleString(language);
    if (kind === 'percent') return `${(Number(value) / 100).toLocaleString(language)} %`;
    if (kind === 'day') return dayInWords(String(value), language);
    return Array.isArray(kind) ? (choices[String(value)] ?? String(value)) : String(value);
  };
}

interface ChangesProps {
  catalogue: Catalogue;
  /** Null where it is new. */
  before: Content | null;
  after: Content;
}

/** Column by column, what was and what would be. */
export function Changes({ catalogue, before, after }: ChangesProps) {
  const words = useWords(cataloguesWords);
  const said = useSaid(catalogue);
  return (
    <ul className="small">
      {changesIn(catalogue, before, after).map((field) => (
        <li key={field}>
          {`${words.fields[field]}: `}
          {before && `${said(field, before)} → `}
          {said(field, after)}
        </li>
      ))}
    </ul>
  );
}
