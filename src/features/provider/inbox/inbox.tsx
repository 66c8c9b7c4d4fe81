import './inbox.css';
import { useState } from 'react';
import { acknowledgeAlerts } from '#sync/actions/lab-alerts.ts';
import { useRows } from '#src/data/rows.ts';
import { useMoments } from '#src/work/use-moments.ts';
import { useSave } from '#src/work/use-save.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Answered } from '#src/ui/states.tsx';
import { lettersOf } from './queries.ts';
import type { Letter } from './queries.ts';
import { SignSheet } from './sign-sheet.tsx';
import { Values } from './values.tsx';
import { inboxWords } from './words.ts';

function Acts({ letter, onSign }: { letter: Letter; onSign: () => void }) {
  const words = useWords(inboxWords);
  const save = useSave();
  const { order, alerts, toSign, client } = letter;
  const acknowledge = (): Promise<unknown> =>
    save(acknowledgeAlerts(alerts.map(({ id }) => id)), {
      failed: words.notSaved,
      done: { title: words.acknowledged },
      once: order.id,
    });
  return (
    <div className="inbox-acts">
      {alerts.length > 0 && (
        <Button look="danger" aria-label={words.for(words.acknowledge, client)} onClick={() => void acknowledge()}>
          {words.acknowledge}
        </Button>
      )}
      <Button
        look={letter.isLater ? 'line' : 'act'}
        aria-label={words.for(words.sign, client)}
        blocked={toSign.length === 0 ? words.notVerified : undefined}
        onClick={onSign}
      >
        {words.sign}
      </Button>
    </div>
  );
}

function LetterRow({ letter, onSign }: { letter: Letter; onSign: () => void }) {
  const words = useWords(inboxWords);
  const { dayOf } = useMoments();
  const { order, client, isCritical, isLater } = letter;
  const isStandIn = letter.alerts.some(({ is_stand_in }) => is_stand_in);
  return (
    <Row
      title={client}
      detail={[order.order_number, dayOf(order.collection_date ?? order.ordered_date)].filter(Boolean).join(' · ')}
      badges={
        isCritical ? (
          <Badge tone="bad">{words.critical}</Badge>
        ) : (
          <Badge tone={isLater ? 'idle' : 'warn'}>{isLater ? words.toRead : words.waits}</Badge>
        )
      }
      below={
        <>
          {isStandIn && <Notice tone="warn">{words.standIn}</Notice>}
          <Values {...letter} />
          <Acts letter={letter} onSign={onSign} />
        </>
      }
    />
  );
}

/** What the laboratory has for this doctor. */
export function Inbox() {
  const words = useWords(inboxWords);
  const answer = useRows((db, userId) => lettersOf(db, userId, Date.now()));
  const [signed, setSigned] = useState<string | null>(null);
  const letter = answer.state === 'content' ? answer.value.find(({ order }) => order.id === signed) : undefined;
  return (
    <Card title={words.title}>
      <Answered
        answer={answer}
        coming={words.coming}
        empty={<p className="muted">{words.none}</p>}
        failed={words.failed}
      >
        {(letters) => (
          <Rows label={words.title}>
            {letters.map((each) => (
              <LetterRow key={each.order.id} letter={each} onSign={() => setSigned(each.order.id)} />
            ))}
          </Rows>
        )}
      </Answered>
      {letter && <SignSheet key={letter.order.id} letter={letter} onClose={() => setSigned(null)} />}
    </Card>
  );
}
