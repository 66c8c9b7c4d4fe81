import type { ReactNode } from 'react';
import type { CareFact } from '#sync/entities/care-facts.ts';
import { dayInWords } from '#src/lib/days.ts';
import { Badge } from '#src/ui/badge.tsx';
import { WarningIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import type { Standing } from '#src/data/sync/standing.ts';
import { useMoments } from '#src/work/use-moments.ts';
import { signedWords } from './words.ts';

/** What is not resolved first, and of that the allergies; the latest first. */
const inOrder = (facts: readonly CareFact[]): CareFact[] =>
  facts.toSorted(
    (one, other) =>
      Number(one.resolved_on !== null) - Number(other.resolved_on !== null) ||
      one.kind.localeCompare(other.kind) ||
      Date.parse(other.signed_at) - Date.parse(one.signed_at),
  );

interface FactRowsProps {
  facts: readonly CareFact[];
  standings?: ReadonlyMap<string, Standing>;
  renderActs?: (fact: CareFact) => ReactNode;
}

/** Problems and allergies as doctors signed them. */
export function FactRows({ facts, standings, renderActs }: FactRowsProps) {
  const words = useWords(signedWords);
  const language = useLanguage();
  const { dayOf } = useMoments();
  if (facts.length === 0) return <p className="muted">{words.noFacts}</p>;
  return (
    <Rows label={words.facts}>
      {inOrder(facts).map((fact) => (
        <Row
          key={fact.id}
          title={[fact.name, fact.code].filter(Boolean).join(' · ')}
          detail={[
            fact.reaction,
            fact.since && words.since(dayInWords(fact.since, language)),
            words.signed(fact.signed_by, dayOf(fact.signed_at)),
            fact.resolved_on && words.resolved(dayInWords(fact.resolved_on, language)),
            fact.resolved_on && fact.changed_by && words.resolvedBy(fact.changed_by),
          ]
            .filter(Boolean)
            .join(' · ')}
          badges={
            fact.kind === 'allergy' && (
              <Badge tone="warn" icon={WarningIcon}>
                {[words.allergy, fact.severity && words.severities[fact.severity]].filter(Boolean).join(', ')}
              </Badge>
            )
          }
          past={fact.resolved_on !== null}
          standing={standings?.get(fact.id)}
          below={renderActs?.(fact)}
        />
      ))}
    </Rows>
  );
}
