import * as z from 'zod/mini';
import { Card } from '#src/ui/card.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { useMoments } from '#src/work/use-moments.ts';
import { Agreements } from './shapes.ts';
import { usePurpose } from './use-purpose.ts';
import { privacyWords } from './words.ts';

/** How many people agreed to which version of which text; whose is on each person's page. */
export function AgreementsCard() {
  const words = useWords(privacyWords).agreements;
  const language = useLanguage();
  const purposeOf = usePurpose();
  const { dayOf } = useMoments();
  const remote = useRemote({
    key: ['office-agreements'],
    ask: (client, signal) => client.rpc('office_agreements').abortSignal(signal),
    shape: Agreements,
  });
  const minors = useRemote({
    key: ['minors-closed'],
    ask: (client, signal) => client.rpc('minors_closed').abortSignal(signal),
    shape: z.int(),
  });
  return (
    <Card title={words.title}>
      <p className="muted small">{words.help}</p>
      <Remotely remote={remote} failed={words.failed}>
        {(agreements) =>
          agreements.length === 0 ? (
            <p className="muted">{words.none}</p>
          ) : (
            <Rows label={words.title}>
              {agreements.map(({ purpose, version, known, people, newest }) => (
                <Row
                  key={`${purpose} ${version}`}
                  title={purposeOf(purpose)}
                  detail={[
                    known ? words.version(version) : words.unknown(version),
                    newest && words.newest(dayOf(newest)),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                  trailing={people.toLocaleString(language)}
                />
              ))}
            </Rows>
          )
        }
      </Remotely>
      {minors.state === 'content' && <p className="small">{words.minors(minors.value.toLocaleString(language))}</p>}
    </Card>
  );
}
