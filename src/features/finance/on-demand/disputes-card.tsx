import { useState } from 'react';
import { dayInWords } from '#src/lib/days.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { TextSheet } from '#src/ui/text-sheet.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useNaira } from '#src/work/money/use-naira.ts';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { useMoments } from '#src/work/use-moments.ts';
import { koboIn } from '../rules.ts';
import { useDesk } from '../use-desk.ts';
import { financeWords } from '../words.ts';
import { Disputes, standsOfDispute } from './disputes.ts';
import type { Dispute } from './disputes.ts';
import { disputeWords } from './words.ts';

export const address = import.meta.url;

const LONGEST = 500;
const WAYS = { open: ['contest', 'accept'], unclear: ['won', 'lost'] } as const;
type Way = (typeof WAYS)[keyof typeof WAYS][number];

interface Asking {
  way: Way;
  of: Dispute;
}

function Answering({ way, of, onDone, onClose }: Asking & { onDone: () => void; onClose: () => void }) {
  const words = useWords(disputeWords);
  const { waiting, credit } = useWords(financeWords);
  const desk = useDesk();
  const naira = useNaira();
  const [amount, setAmount] = useState(String(of.kobo / 100));
  const kobo = koboIn(amount);
  const isEnd = way === 'won' || way === 'lost';
  async function say(reason: string): Promise<boolean> {
    if (kobo === null) return false;
    const did = await desk.ask((client) =>
      isEnd
        ? client.rpc('end_dispute', { dispute: of.id, way, amount: kobo, words: reason })
        : client.rpc('answer_dispute', { dispute: of.id, way, words: reason }),
    );
    if (did) toast({ title: isEnd || did.value === false ? waiting.waits : words.done });
    onDone();
    return did !== null;
  }
  return (
    <TextSheet
      title={words.ask[way](naira(of.kobo))}
      act={words.acts[way]}
      label={isEnd ? waiting.reason : words.reason}
      missing={isEnd ? waiting.missing : words.missing}
      longest={LONGEST}
      look={way === 'contest' || way === 'won' ? 'act' : 'danger'}
      lines={3}
      isNeeded
      busy={desk.busy}
      blocked={desk.blocked}
      onSay={say}
      onClose={onClose}
    >
      <p className="muted">{words.will[way]}</p>
      {way === 'lost' && (
        <TextField
          label={credit.amount}
          required
          unit="₦"
          inputMode="decimal"
          value={amount}
          error={kobo === null ? credit.noAmount : undefined}
          onChange={({ target }) => setAmount(target.value)}
        />
      )}
    </TextSheet>
  );
}

function useTold(): (of: Dispute) => string {
  const words = useWords(disputeWords);
  const { nobody } = useWords(financeWords);
  const language = useLanguage();
  const naira = useNaira();
  const { momentOf } = useMoments();
  return ({ client, number, title, category, opened_at, due_at, held_kobo, evidence: { sessions }, answer }) =>
    [
      client ?? nobody,
      number,
      title,
      category,
      words.since(momentOf(opened_at)),
      due_at && words.due(momentOf(due_at)),
      words.held(naira(held_kobo)),
      sessions.length > 0
        ? words.sessions(sessions.map((day) => dayInWords(day, language)).join(', '))
        : words.noSessions,
      answer && words.said(answer),
    ]
      .filter(Boolean)
      .join(' · ');
}

interface DisputesCardProps {
  acts: number;
  onDone: () => void;
}

/** What clients' banks want back, the soonest first. */
export function DisputesCard({ acts, onDone }: DisputesCardProps) {
  const words = useWords(disputeWords);
  const { waiting } = useWords(financeWords);
  const naira = useNaira();
  const told = useTold();
  const [asked, setAsked] = useState<Asking | null>(null);
  const remote = useRemote({
    key: ['disputes'],
    again: acts,
    ask: (client, signal) => client.rpc('disputes_open').abortSignal(signal),
    shape: Disputes,
  });
  return (
    <Card title={words.title}>
      <p className="muted small">{words.help}</p>
      <Remotely remote={remote} failed={words.failed}>
        {(disputes) =>
          disputes.length === 0 ? (
            <p className="muted">{words.none}</p>
          ) : (
            <Rows label={words.title}>
              {disputes.map((of) => {
                const stands = standsOfDispute(of);
                const mayDo = stands === 'open' || stands === 'unclear';
                return (
                  <Row
                    key={of.id}
                    title={naira(of.kobo)}
                    detail={told(of)}
                    badges={<Badge tone={mayDo ? 'bad' : 'idle'}>{words.stands[stands]}</Badge>}
                    below={
                      mayDo && (
                        <div className="desk-acts">
                          {WAYS[stands].map((way) => (
                            <Button
                              key={way}
                              look="line"
                              aria-label={waiting.for(words.acts[way], of.number ?? naira(of.kobo))}
                              onClick={() => setAsked({ way, of })}
                            >
                              {words.acts[way]}
                            </Button>
                          ))}
                        </div>
                      )
                    }
                  />
                );
              })}
            </Rows>
          )
        }
      </Remotely>
      {asked && <Answering {...asked} onDone={onDone} onClose={() => setAsked(null)} />}
    </Card>
  );
}
