import { useState } from 'react';
import * as z from 'zod/mini';
import { FlagBadge } from '#src/work/lab/flag-badge.tsx';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { AmendSheet } from './amend-sheet.tsx';
import { orderNumberIn } from './lists.ts';
import { benchWords } from './words.ts';

const Result = z.object({
  id: z.uuid(),
  test_name: z.string(),
  result_value: z.string(),
  unit: z.nullable(z.string()),
  flag: z.enum(['normal', 'high', 'low', 'critical', 'abnormal']),
  verified_at: z.nullable(z.string()),
});

const FoundShape = z.nullable(
  z.object({ order_number: z.string(), patient_name: z.nullable(z.string()), results: z.array(Result) }),
);

type FoundResult = z.output<typeof Result>;

/** An order that has left the laboratory, and so its devices. Its client reads who looked it up. */
export function Found({ named }: { named: string }) {
  const words = useWords(benchWords);
  const [amended, setAmended] = useState<FoundResult | null>(null);
  const remote = useRemote({
    key: ['lab order', named],
    ask: (client, signal) => client.rpc('find_lab_order', { number: orderNumberIn(named) }).abortSignal(signal),
    shape: FoundShape,
  });
  return (
    <Remotely remote={remote} failed={words.find.failed}>
      {(found) =>
        found === null ? (
          <p className="muted">{words.find.none}</p>
        ) : (
          <>
            <h3>{[found.patient_name, found.order_number].filter(Boolean).join(' · ')}</h3>
            <Rows label={found.order_number}>
              {found.results.map((result) => (
                <Row
                  key={result.id}
                  title={result.test_name}
                  detail={[result.result_value, result.unit].filter(Boolean).join(' ')}
                  badges={<FlagBadge flag={result.flag} />}
                  trailing={
                    result.verified_at && (
                      <Button
                        look="quiet"
                        aria-label={words.for(words.amend.open, result.test_name)}
                        onClick={() => setAmended(result)}
                      >
                        {words.amend.open}
                      </Button>
                    )
                  }
                />
              ))}
            </Rows>
            {amended && (
              <AmendSheet
                result={amended}
                onAmended={remote.state === 'content' ? (remote.retry ?? undefined) : undefined}
                onClose={() => setAmended(null)}
              />
            )}
          </>
        )
      }
    </Remotely>
  );
}
