import { useState } from 'react';
import { dayInWords } from '#src/lib/days.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { TextSheet } from '#src/ui/text-sheet.tsx';
import { toast } from '#src/ui/toasts.ts';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { useMoments } from '#src/work/use-moments.ts';
import { deedOf } from './calls.ts';
import { actsOf } from './rules.ts';
import type { Act } from './rules.ts';
import { Waiting } from './shapes.ts';
import type { Wait } from './shapes.ts';
import { useDesk } from './use-desk.ts';
import { useNaira } from '#src/work/money/use-naira.ts';
import { financeWords } from './words.ts';

const LONGEST = 500;
const GENTLE: ReadonlySet<Act> = new Set(['confirm', 'count', 'again', 'given']);

/** What is known of it: whose, when it came, and what was said. */
function useTold() {
  const { waiting: words, nobody } = useWords(financeWords);
  const language = useLanguage();
  const naira = useNaira();
  const { momentOf } = useMoments();
  return (wait: Wait): string =>
    [
      wait.client ?? nobody,
      wait.number,
      wait.title,
      wait.received_on ? words.received(dayInWords(wait.received_on, language)) : momentOf(wait.at),
      wait.what === 'held' && (wait.booked ? words.asked(naira(wait.asked_kobo ?? 0)) : words.otherCurrency),
      wait.by_name && words.by(wait.by_name),
      wait.reason,
    ]
      .filter(Boolean)
      .join(' · ');
}

interface AskedProps {
  act: Act;
  of: Wait;
  onDone: () => void;
  onClose: () => void;
}

/** What will be so afterwards, and why. */
function Asked({ act, of, onDone, onClose }: AskedProps) {
  const { waiting: words } = useWords(financeWords);
  const desk = useDesk();
  const naira = useNaira();
  async function say(reason: string): Promise<boolean> {
    const did = await desk.ask((client) => deedOf(client, act, of, reason));
    if (did) toast({ title: did.value === false ? words.waits : words.done[act] });
    // Whoever was faster has changed it.
    onDone();
    return did !== null;
  }
  return (
    <TextSheet
      title={words.ask[act](naira(of.kobo))}
      act={words.acts[act]}
      label={words.reason}
      missing={words.missing}
      longest={LONGEST}
      look={GENTLE.has(act) ? 'act' : 'danger'}
      lines={3}
      isNeeded={act !== 'confirm'}
      busy={desk.busy}
      blocked={desk.blocked}
      onSay={say}
      onClose={onClose}
    >
      <p className="muted">{words.will[act]}</p>
    </TextSheet>
  );
}

interface WaitingCardProps {
  /** How much was done here: with each the server is asked anew. */
  acts: number;
  onDone: () => void;
}

/** What somebody of the desk has to look at, the oldest first. */
export function WaitingCard({ acts, onDone }: WaitingCardProps) {
  const { waiting: words } = useWords(financeWords);
  const naira = useNaira();
  const told = useTold();
  const [asked, setAsked] = useState<{ act: Act; of: Wait } | null>(null);
  const remote = useRemote({
    key: ['money-waiting'],
    again: acts,
    ask: (client, signal) => client.rpc('money_waiting').abortSignal(signal),
    shape: Waiting,
  });
  return (
    <Card title={words.title}>
      <Remotely remote={remote} failed={words.failed}>
        {(waits) =>
          waits.length === 0 ? (
            <p className="muted">{words.none}</p>
          ) : (
            <Rows label={words.title}>
              {waits.map((of) => (
                <Row
                  key={of.id}
                  title={naira(of.kobo)}
                  detail={told(of)}
                  badges={<Badge tone={of.what === 'wanted' ? 'idle' : 'warn'}>{words.what[of.what]}</Badge>}
                  below={
                    actsOf(of).length > 0 && (
                      <div className="desk-acts">
                        {actsOf(of).map((act) => (
                          <Button
                            key={act}
                            look={GENTLE.has(act) ? 'act' : 'line'}
                            aria-label={words.for(words.acts[act], of.number ?? naira(of.kobo))}
                            onClick={() => setAsked({ act, of })}
                          >
                            {words.acts[act]}
                          </Button>
                        ))}
                      </div>
                    )
                  }
                />
              ))}
            </Rows>
          )
        }
      </Remotely>
      {asked && <Asked {...asked} onDone={onDone} onClose={() => setAsked(null)} />}
    </Card>
  );
}
