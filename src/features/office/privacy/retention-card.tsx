import { Badge } from '#src/ui/badge.tsx';
import { Card } from '#src/ui/card.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { useMoments } from '#src/work/use-moments.ts';
import { Retention } from './shapes.ts';
import { privacyWords } from './words.ts';

/** What is removed by its age each night, and how much that was. */
export function RetentionCard() {
  const words = useWords(privacyWords).retention;
  const tables: Readonly<Record<string, string>> = words.tables;
  const language = useLanguage();
  const { momentOf } = useMoments();
  const told = (n: number): string => n.toLocaleString(language);
  const remote = useRemote({
    key: ['office-retention'],
    ask: (client, signal) => client.rpc('office_retention').abortSignal(signal),
    shape: Retention,
  });
  return (
    <Card title={words.title}>
      <p className="muted small">{words.help}</p>
      <Remotely remote={remote} failed={words.failed}>
        {(rules) => (
          <Rows label={words.title}>
            {rules.map(({ relation, days, ran_at, removed, problem, removed_in_month }) => (
              <Row
                key={relation}
                title={tables[relation] ?? relation}
                detail={[
                  words.days(told(days)),
                  ran_at === null ? words.never : words.ran(momentOf(ran_at), told(removed ?? 0)),
                  words.month(told(removed_in_month)),
                ].join(' · ')}
                badges={problem !== null && <Badge tone="bad">{words.problem(problem)}</Badge>}
              />
            ))}
          </Rows>
        )}
      </Remotely>
    </Card>
  );
}
