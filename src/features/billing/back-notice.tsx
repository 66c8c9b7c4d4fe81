import { useEffect, useState } from 'react';
import type { Payment } from '#sync/entities/payments.ts';
import { useAppData } from '#src/data/provider.tsx';
import { useOpen } from '#src/data/database/use-open.ts';
import { useRow } from '#src/data/rows.ts';
import { useOnline } from '#src/data/sync/sync-chip.ts';
import { knownOf } from '#src/lib/answer.ts';
import { useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { paymentById } from '#sync/queries/payments.ts';
import { settlePayment } from './calls.ts';
import { isMissing } from './refusal.ts';
import { useNaira } from '#src/work/money/use-naira.ts';
import { billingWords } from './words.ts';

const TONES = { started: 'info', paid: 'ok', failed: 'warn', abandoned: 'warn', held: 'warn' } as const;

/** Whose row has not come by then is told that it is not here. */
const PATIENCE_MS = 30_000;

/** What is told of a payment that is known. */
export function Told({ payment: { status, amount_kobo, refund_kobo, refunded_kobo } }: { payment: Payment }) {
  const { back: words } = useWords(billingWords);
  const money = useNaira();
  if (status !== 'paid') return <Notice tone={TONES[status]}>{words[status]}</Notice>;
  const [amount, back] = [money(amount_kobo), money(refund_kobo)];
  if (refund_kobo === 0) return <Notice tone="ok">{words.paid(amount)}</Notice>;
  const isBack = refunded_kobo === refund_kobo;
  if (refund_kobo < amount_kobo)
    return <Notice tone="ok">{isBack ? words.partIsBack(amount, back) : words.partGoesBack(amount, back)}</Notice>;
  return <Notice tone="info">{isBack ? words.isBack(amount) : words.goesBack(amount)}</Notice>;
}

/** Whoever comes back from the gateway: its message may not have come, so the server asks. What it says, the row says. */
export function BackNotice({ payment: id }: { payment: string }) {
  const { back: words } = useWords(billingWords);
  const { session } = useAppData();
  const open = useOpen();
  const online = useOnline();
  const payment = knownOf(useRow((db) => paymentById(db, id), [id]));
  const [hasAnswered, setHasAnswered] = useState(false);
  const [isMissed, setMissed] = useState(false);
  useEffect(() => {
    if (!online) return undefined;
    const timer = setTimeout(() => setMissed(true), PATIENCE_MS);
    // What fails is found by the server's own rounds.
    session
      .supabase()
      .then((client) => settlePayment(client, id))
      .then(({ error }) => isMissing(error) && setMissed(true))
      .catch(() => undefined)
      .finally(() => {
        open?.sync.poke();
        setHasAnswered(true);
      });
    return () => clearTimeout(timer);
  }, [session, open, online, id]);
  if (payment && (payment.status !== 'started' || hasAnswered || isMissed || !online))
    return <Told payment={payment} />;
  if (!online) return <Notice>{words.offline}</Notice>;
  return isMissed ? <Notice tone="warn">{words.unknown}</Notice> : <Notice tone="info">{words.asking}</Notice>;
}
