import { useState } from 'react';
import { cancelLabOrder } from '#sync/actions/lab-orders.ts';
import { SURCHARGE } from '#sync/queries/lab-orders.ts';
import { useRow } from '#src/data/rows.ts';
import { formatMoney } from '#src/lib/money.ts';
import { Button } from '#src/ui/button.tsx';
import { Confirm } from '#src/ui/confirm.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row, Rows, Seam } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Answered } from '#src/ui/states.tsx';
import { useSave } from '#src/work/use-save.ts';
import { FlagBadge } from '#src/work/lab/flag-badge.tsx';
import { useMoments } from '#src/work/use-moments.ts';
import { ordersOf } from './queries.ts';
import type { Order } from './queries.ts';
import { StatusBadge } from './status-badge.tsx';
import { labWords } from './words.ts';

const STEPS = ['ordered', 'sample_collected', 'processing', 'completed'] as const;

/** What has happened, and when where it is known. */
function Timeline({ order, orderedBy }: Pick<Order, 'order' | 'orderedBy'>) {
  const { status: names, timeline: words } = useWords(labWords);
  const { momentOf } = useMoments();
  const at = { ordered: order.ordered_date, sample_collected: order.collection_date, completed: order.completed_date };
  if (order.status === 'cancelled') {
    return (
      <Rows label={words.title}>
        <Row title={names.ordered} detail={momentOf(order.ordered_date)} />
        <Row title={names.cancelled} />
      </Rows>
    );
  }
  const reached = STEPS.indexOf(order.status);
  return (
    <Rows label={words.title}>
      {STEPS.map((step, place) => {
        const instant = step === 'processing' ? null : at[step];
        const by = step === 'ordered' && orderedBy ? words.by(orderedBy) : null;
        const when = instant ? momentOf(instant) : place <= reached ? words.done : words.toCome;
        return (
          <Row key={step} title={names[step]} detail={[when, by].filter(Boolean).join(' · ')} past={place > reached} />
        );
      })}
    </Rows>
  );
}

function Tests({ order, items, results }: Order) {
  const { order: words, priority: priorities } = useWords(labWords);
  return (
    <Rows label={words.tests}>
      {items.map(({ id, test_name, test_code, price }) => {
        const result = results.find((each) => each.test_code === test_code);
        return (
          <Row
            key={id}
            title={test_name}
            badges={result && <FlagBadge flag={result.flag} />}
            detail={result && [result.result_value, result.unit].filter(Boolean).join(' ')}
            trailing={formatMoney(price, 'USD')}
          />
        );
      })}
      {SURCHARGE[order.priority] > 0 && (
        <Row title={priorities[order.priority]} trailing={formatMoney(SURCHARGE[order.priority], 'USD')} />
      )}
      <Row title={<b>{words.total}</b>} trailing={<b>{formatMoney(order.total_amount, 'USD')}</b>} />
    </Rows>
  );
}

/** What was read stays readable, with why it is another now. */
function Corrected({ amendments, results }: Order) {
  const words = useWords(labWords).results;
  if (amendments.length === 0) return null;
  return (
    <>
      <h3>{words.corrected}</h3>
      <Rows label={words.corrected}>
        {amendments.map(({ id, result_id, result_value, unit, reason }) => (
          <Row
            key={id}
            title={results.find((result) => result.id === result_id)?.test_name ?? words.corrected}
            detail={words.was([result_value, unit].filter(Boolean).join(' '), reason)}
          />
        ))}
      </Rows>
    </>
  );
}

function Cancel({ id }: { id: string }) {
  const words = useWords(labWords).cancel;
  const save = useSave();
  const [isAsked, setAsked] = useState(false);
  async function cancel(): Promise<void> {
    setAsked(false);
    await save(cancelLabOrder(id), { failed: { title: words.failed }, done: { title: words.done }, once: id });
  }
  return (
    <>
      <Button look="line" full onClick={() => setAsked(true)}>
        {words.open}
      </Button>
      <Confirm
        open={isAsked}
        danger
        title={words.title}
        act={words.act}
        keep={words.keep}
        onAct={() => void cancel()}
        onClose={() => setAsked(false)}
      >
        {words.help}
      </Confirm>
    </>
  );
}

/** One order: where it is, what is in it and what came of it. */
export function OrderSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { coming, failed, orders: words, order: its } = useWords(labWords);
  const answer = useRow(async (db, userId) => (await ordersOf(db, userId)).find(({ order }) => order.id === id), [id]);
  const number = answer.state === 'content' ? answer.value.order.order_number : null;
  return (
    <Sheet open toRead title={number ?? words.unnumbered} onClose={onClose}>
      <Answered answer={answer} coming={coming} empty={<p>{words.none}</p>} failed={failed}>
        {(known) => (
          <div className="lab-sheet">
            <p>
              <StatusBadge status={known.order.status} />
            </p>
            {known.order.order_number === null && <p className="muted">{words.unnumberedHelp}</p>}
            <Timeline {...known} />
            <Seam />
            <h3>{its.tests}</h3>
            <Tests {...known} />
            <Corrected {...known} />
            {known.order.notes && <p className="muted">{known.order.notes}</p>}
            {known.order.status === 'ordered' && <Cancel id={id} />}
          </div>
        )}
      </Answered>
    </Sheet>
  );
}
