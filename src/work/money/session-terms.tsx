import { useLanguage, useWords } from '#src/ui/language.tsx';
import type { Term } from './sessions.ts';
import { sessionWords } from './words.ts';

/** What comes back of a session that is called off, rule by rule. */
export function SessionTerms({ terms }: { terms: readonly Term[] }) {
  const words = useWords(sessionWords);
  const share = new Intl.NumberFormat(useLanguage(), { style: 'percent' });
  const backOf = ({ gives, back_bp }: Term): string => {
    if (gives === 'session') return words.term.session;
    return back_bp === 0 ? words.term.none : words.term.money(share.format(back_bp / 10_000));
  };
  const inOrder = terms.toSorted((a, b) => Number(a.by !== 'client') - Number(b.by !== 'client') || b.hours - a.hours);
  return (
    <>
      <p className="small">{words.terms}</p>
      <ul className="muted small">
        {inOrder.map((term) => (
          <li key={`${term.by} ${term.hours}`}>
            {term.by === 'client' ? words.term.client(term.hours, backOf(term)) : words.term[term.by](backOf(term))}
          </li>
        ))}
      </ul>
    </>
  );
}
