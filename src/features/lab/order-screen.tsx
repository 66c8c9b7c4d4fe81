import './lab.css';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { orderTests } from '#sync/actions/lab-orders.ts';
import type { LabTest } from '#sync/entities/lab-tests.ts';
import { SURCHARGE } from '#sync/queries/lab-orders.ts';
import { labCatalogue } from '#sync/queries/lab-tests.ts';
import { useRows } from '#src/data/rows.ts';
import { formatMoney } from '#src/lib/money.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { ChoiceChips } from '#src/ui/chip.tsx';
import { AreaField, SearchField } from '#src/ui/fields/text-field.tsx';
import { useHead } from '#src/ui/head.ts';
import { useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Answered } from '#src/ui/states.tsx';
import { toast } from '#src/ui/toasts.ts';
import { LONGEST_NOTE, PRIORITIES, testsFor, useTestOrder } from '#src/work/lab/ordering.ts';
import { useSave } from '#src/work/use-save.ts';
import { CatalogueList } from './catalogue-list.tsx';
import { labWords } from './words.ts';

/** The order made of what is chosen; it is kept at once, and numbered by the server when it arrives. */
function useOrdering({ chosen, priority, notes }: ReturnType<typeof useTestOrder>) {
  const words = useWords(labWords).order;
  const save = useSave();
  const navigate = useNavigate();
  return async (): Promise<void> => {
    if (chosen.length === 0) {
      toast({ title: words.noTests, description: words.noTestsHelp, destructive: true });
      return;
    }
    const testIds = chosen.map(({ id }) => id);
    const ordered = await save(
      (userId) => orderTests({ clientId: userId, orderedById: userId, testIds, priority, notes }),
      {
        failed: { title: words.failed, description: words.failedHelp },
        done: { title: words.submitted, description: words.submittedHelp(chosen.length) },
        once: 'order',
      },
    );
    if (ordered) void navigate('/lab');
  };
}

function Chosen({ chosen, onDrop }: { chosen: readonly LabTest[]; onDrop: (id: string) => void }) {
  const words = useWords(labWords).order;
  if (chosen.length === 0) return <p className="muted">{words.noTestsHelp}</p>;
  return (
    <Rows label={words.chosen}>
      {chosen.map(({ id, test_name, price }) => (
        <Row
          key={id}
          title={test_name}
          detail={formatMoney(price, 'USD')}
          trailing={
            <Button look="quiet" aria-label={words.dropName(test_name)} onClick={() => onDrop(id)}>
              {words.drop}
            </Button>
          }
        />
      ))}
    </Rows>
  );
}

interface FormProps {
  tests: readonly LabTest[];
}

function OrderForm({ tests }: FormProps) {
  const { order: words, priority: priorities } = useWords(labWords);
  const [wanted, setWanted] = useState('');
  const order = useTestOrder(tests);
  const { ids, chosen, choose, priority, notes } = order;
  const submit = useOrdering(order);
  return (
    <div className="columns">
      <Card title={words.catalogue}>
        <SearchField label={words.search} value={wanted} onSearch={setWanted} />
        <CatalogueList tests={testsFor(tests, wanted)} chosen={ids} onChoose={choose} />
      </Card>
      <Card title={words.yours}>
        <div className="lab-sheet">
          <Chosen chosen={chosen} onDrop={(id) => choose(id, false)} />
          {chosen.some(({ requires_fasting }) => requires_fasting) && (
            <Notice tone="warn">{words.fastingNotice}</Notice>
          )}
          <ChoiceChips
            label={words.priority}
            choices={PRIORITIES}
            chosen={priority}
            nameOf={(each) =>
              SURCHARGE[each] > 0
                ? words.surcharge(priorities[each], formatMoney(SURCHARGE[each], 'USD'))
                : priorities[each]
            }
            onChoose={order.setPriority}
          />
          <AreaField
            label={words.notes}
            rows={3}
            maxLength={LONGEST_NOTE}
            value={notes}
            onChange={({ target }) => order.setNotes(target.value)}
          />
          <p className="total">
            <span>{words.total}</span>
            <b className="numbers">{formatMoney(order.total, 'USD')}</b>
          </p>
          <Button look="act" large full onClick={() => void submit()}>
            {words.submit}
          </Button>
          <p className="muted small">{words.offlineHelp}</p>
        </div>
      </Card>
    </div>
  );
}

export function LabOrderScreen() {
  const words = useWords(labWords);
  const answer = useRows(labCatalogue);
  useHead(words.order.title, words.order.description);
  return (
    <div className="lab-page">
      <PageHeader title={words.order.title} detail={words.order.description} />
      <Answered answer={answer} coming={words.coming} empty={<p>{words.order.notFound}</p>} failed={words.failed}>
        {(tests) => <OrderForm tests={tests} />}
      </Answered>
    </div>
  );
}
