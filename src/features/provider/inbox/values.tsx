import { FlagBadge } from '#src/work/lab/flag-badge.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import type { Letter } from './queries.ts';
import { inboxWords } from './words.ts';

/** The values of one order, as they stand. */
export function Values({ results, standings, amendments }: Pick<Letter, 'results' | 'standings' | 'amendments'>) {
  const words = useWords(inboxWords);
  return (
    <Rows label={words.values}>
      {results.map((result) => (
        <Row
          key={result.id}
          title={result.test_name}
          detail={[
            result.reference_range && words.range(result.reference_range),
            ...amendments
              .filter(({ result_id }) => result_id === result.id)
              .map(({ result_value, reason }) => `${words.was(result_value)} (${reason})`),
            result.verified_at === null && words.preliminary,
            result.held_reason && words.held(result.held_reason),
          ]
            .filter(Boolean)
            .join(' · ')}
          badges={<FlagBadge flag={result.flag} />}
          standing={standings.get(result.id)}
          trailing={<b className="numbers">{[result.result_value, result.unit].filter(Boolean).join(' ')}</b>}
        />
      ))}
    </Rows>
  );
}
