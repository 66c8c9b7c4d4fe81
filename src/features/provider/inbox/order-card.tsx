import { useState } from 'react';
import { orderTests } from '#sync/actions/lab-orders.ts';
import type { LabTest } from '#sync/entities/lab-tests.ts';
import { SURCHARGE } from '#sync/queries/lab-orders.ts';
import { labCatalogue } from '#sync/queries/lab-tests.ts';
import { useRow } from '#src/data/rows.ts';
import { formatMoney } from '#src/lib/money.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { ChoiceChips } from '#src/ui/chip.tsx';
import { CheckField } from '#src/ui/fields/choice-field.tsx';
import { AreaField, SearchField, SelectField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Answered } from '#src/ui/states.tsx';
import { toast } from '#src/ui/toasts.ts';
import { LONGEST_NOTE, PRIORITIES, testsFor, useTestOrder } from '#src/work/lab/ordering.ts';
import { useMoments } from '#src/work/use-moments.ts';
import { useSave } from '#src/work/use-save.ts';
import { repeatedOf, wardsOf } from './queries.ts';
import type { Ward } from './queries.ts';
import { inboxWords } from './words.ts';

/** What was ordered for this client days ago is said before it is ordered again. */
function Repeated({ clientId, chosen }: { clientId: string; chosen: readonly LabTest[] }) {
  const words = useWords(inboxWords).order;
  const { dayOf } = useMoments();
  const answer = useRow(
    (db) => repeatedOf(db, clientId, chosen, Date.now()),
    [clientId, chosen.map(({ id }) => id).join()],
  );
  if (answer.state !== 'content' || answer.value.length === 0) return null;
  return (
    <Notice tone="warn" title={words.repeated}>
      <ul>
        {answer.value.map(({ test, at }) => (
          <li key={test.id}>{words.lastOn(test.test_name, dayOf(at))}</li>
        ))}
      </ul>
    </Notice>
  );
}

interface OrderSheetProps {
  wards: readonly Ward[];
  tests: readonly LabTest[];
  onClose: () => void;
}

interface TestListProps {
  tests: readonly LabTest[];
  ids: ReadonlySet<string>;
  onChoose: (id: string, isChosen: boolean) => void;
}

function TestList({ tests, ids, onChoose }: TestListProps) {
  const words = useWords(inboxWords).order;
  const [wanted, setWanted] = useState('');
  const found = new Set(testsFor(tests, wanted));
  return (
    <>
      <SearchField label={words.search} value={wanted} onSearch={setWanted} />
      <fieldset className="order-for" aria-label={words.tests}>
        {tests
          .filter((test) => ids.has(test.id) || found.has(test))
          .map((test) => (
            <CheckField
              key={test.id}
              label={`${test.test_name}, ${formatMoney(test.price, 'USD')}`}
              help={[test.analytes.length > 1 && test.analytes.join(', '), test.requires_fasting && words.fasting]
                .filter(Boolean)
                .join('. ')}
              checked={ids.has(test.id)}
              onChange={({ target }) => onChoose(test.id, target.checked)}
            />
          ))}
      </fieldset>
    </>
  );
}

function OrderSheet({ wards, tests, onClose }: OrderSheetProps) {
  const words = useWords(inboxWords).order;
  const save = useSave();
  const [clientId, setClientId] = useState('');
  const [wasAsked, setWasAsked] = useState(false);
  const order = useTestOrder(tests);
  const { ids, chosen, priority, notes } = order;
  async function submit(): Promise<void> {
    setWasAsked(true);
    if (clientId === '') return;
    if (chosen.length === 0) {
      toast({ title: words.noTests, description: words.noTestsHelp, destructive: true });
      return;
    }
    const ordered = await save(
      (orderedById) => orderTests({ clientId, orderedById, testIds: chosen.map(({ id }) => id), priority, notes }),
      {
        failed: { title: words.failed, description: words.failedHelp },
        done: { title: words.submitted, description: words.submittedHelp(chosen.length) },
        once: 'order',
      },
    );
    if (ordered) onClose();
  }
  return (
    <Sheet
      open
      title={words.title}
      onClose={onClose}
      foot={
        <Button look="act" large full onClick={() => void submit()}>
          {words.act(formatMoney(order.total, 'USD'))}
        </Button>
      }
    >
      <div className="order-for">
        <SelectField
          label={words.client}
          required
          placeholder={words.choose}
          options={wards.map(({ id, name }) => ({ value: id, label: name }))}
          value={clientId}
          error={wasAsked && clientId === '' ? words.clientMissing : undefined}
          onChange={({ target }) => setClientId(target.value)}
        />
        {clientId !== '' && chosen.length > 0 && <Repeated clientId={clientId} chosen={chosen} />}
        <ChoiceChips
          label={words.priority}
          choices={PRIORITIES}
          chosen={priority}
          nameOf={(each) =>
            SURCHARGE[each] > 0
              ? `${words.priorities[each]} +${formatMoney(SURCHARGE[each], 'USD')}`
              : words.priorities[each]
          }
          onChoose={order.setPriority}
        />
        <AreaField
          label={words.note}
          rows={2}
          maxLength={LONGEST_NOTE}
          value={notes}
          onChange={({ target }) => order.setNotes(target.value)}
        />
        <TestList tests={tests} ids={ids} onChoose={order.choose} />
      </div>
    </Sheet>
  );
}

/** Tests and panels for a client in his care, also without a network. */
export function OrderCard() {
  const words = useWords(inboxWords);
  const [isOpen, setOpen] = useState(false);
  const answer = useRow(async (db, userId) => {
    const [wards, tests] = await Promise.all([wardsOf(db, userId), labCatalogue(db)]);
    return { wards, tests };
  });
  return (
    <Card title={words.order.title}>
      <Answered answer={answer} coming={words.coming} empty={null} failed={words.failed}>
        {({ wards, tests }) => (
          <>
            <p className="muted">{wards.length > 0 ? words.order.help : words.order.nobody}</p>
            {wards.length > 0 && (
              <Button look="line" full onClick={() => setOpen(true)}>
                {words.order.open}
              </Button>
            )}
            {isOpen && <OrderSheet wards={wards} tests={tests} onClose={() => setOpen(false)} />}
          </>
        )}
      </Answered>
    </Card>
  );
}
