import { useState } from 'react';
import { cancelLabOrder } from '#sync/actions/lab-orders.ts';
import type { LabResult } from '#sync/entities/lab-results.ts';
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
import { OrderFiles } from './order-files.tsx';
import { ordersOf } from './queries.ts';
import type { Order } from './queries.ts';
import { StatusBadge } from './status-badge.tsx';
import { labWords } from './words.ts';

/** What has happened, when and by whom, as far as it is known. */
function Timeline({ steps, names: people }: Pick<Order, 'steps' | 'names'>) {
  const { status: names, timeline: words } = useWords(labWords);
  const { momentOf } = useMoments();
  const reasons: Readonly<Record<string, string>> = words.reasons;
  return (
    <Rows label={words.title}>
      {steps.map(({ name, at, by, why, isToCome }) => {
        const who = by ? people.get(by) : undefined;
        const when = at ? momentOf(at) : isToCome ? words.toCome : words.done;
        return (
          <Row
            key={`${name} ${at} ${why}`}
            title={names[name]}
            detail={[when, who && words.by(who)].filter(Boolean).join(' · ')}
            past={isToCome}
            below={why && <p className="muted small">{reasons[why] ?? why}</p>}
          />
        );
      })}
    </Rows>
  );
}

/** A panel has a result for each of what it is made of; a single test has its own. */
const isOf = ({ test_code, analytes }: Order['items'][number]) => {
  const codes = new Set([test_code, ...analytes]);
  return (result: LabResult): boolean => codes.has(result.test_code);
};

function Result({ result }: { result: LabResult }) {
  const words = useWords(labWords).results;
  const { test_name, result_value, unit, reference_range, flag, interpretation } = result;
  const range = reference_range && words.range(reference_range);
  return (
    <li className="lab-value">
      <span>{test_name}</span>
      <b className="numbers">{[result_value, unit].filter(Boolean).join(' ')}</b>
      <FlagBadge flag={flag} />
      {range && <span className="muted small">{range}</span>}
      {interpretation && <p className="muted small">{interpretation}</p>}
    </li>
  );
}

function Tests({ order, items, results }: Order) {
  const { order: words, priority: priorities } = useWords(labWords);
  return (
    <Rows label={words.tests}>
      {items.map((item) => {
        const its = results.filter(isOf(item));
        return (
          <Row
            key={item.id}
            title={item.test_name}
            trailing={formatMoney(item.price, 'USD')}
            below={
              its.length > 0 && (
                <ul className="lab-values">
                  {its.map((result) => (
                    <Result key={result.id} result={result} />
                  ))}
                </ul>
              )
            }
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
    <Sheet open title={number ?? words.unnumbered} onClose={onClose}>
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
            <OrderFiles known={known} />
            {known.order.status === 'ordered' && <Cancel id={id} />}
          </div>
        )}
      </Answered>
    </Sheet>
  );
}
