import { useState } from 'react';
import { createPortal } from 'react-dom';
import { peopleById } from '#sync/queries/people.ts';
import { profileOf } from '#sync/queries/profiles.ts';
import type { Person } from '#sync/entities/people.ts';
import type { Profile } from '#sync/entities/profiles.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { useRow } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { csvOf } from '#src/lib/csv.ts';
import { PRODUCT_NAME } from '#src/lib/product.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { Button } from '#src/ui/button.tsx';
import { DownloadIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { usePrinting } from '#src/ui/use-printing.ts';
import { reportBundle } from '#src/work/fhir/report.ts';
import { labResultWords } from '#src/work/lab/words.ts';
import { OrderPaper } from './order-paper.tsx';
import type { Order } from './queries.ts';
import { labWords } from './words.ts';

interface Persons {
  profile: Profile | null;
  people: Person[];
}

async function personsOf(db: ReadOnly, userId: string, { order, results }: Order): Promise<Persons> {
  const ids = [order.ordered_by_id, ...results.map(({ verified_by_id }) => verified_by_id)];
  const people = await peopleById(
    db,
    ids.flatMap((id) => (id === userId ? [] : (id ?? []))),
  );
  return { profile: await profileOf(db, userId), people };
}

/** An order for elsewhere: on paper, which is also a PDF, as a table, and for another system. */
export function OrderFiles({ known }: { known: Order }) {
  const words = useWords(labWords).files;
  const { flags } = useWords(labResultWords);
  const { order, items, results, amendments } = known;
  const persons = knownOf(useRow((db, userId) => personsOf(db, userId, known), [order.id, results.length]));
  const [isPrinting, setPrinting] = useState(false);
  usePrinting(isPrinting && persons !== null, {
    onDone: () => setPrinting(false),
    onFailed: () => {
      toast({ title: words.notPrinted, destructive: true });
      setPrinting(false);
    },
  });
  const name = (order.order_number ?? 'order').toLowerCase();
  function saveCsv(): void {
    const rows = results.map(({ test_code, test_name, result_value, unit, reference_range, flag, interpretation }) => ({
      order_number: order.order_number,
      test_code,
      test_name,
      result_value,
      unit,
      reference_range,
      flag,
      interpretation,
    }));
    saveFile(`${name}.csv`, csvOf(rows), 'text/csv');
  }
  function saveFhir(): void {
    if (!persons?.profile) return;
    const { profile, people } = persons;
    const bundle = reportBundle(
      { profile, people, order, items, results, corrected: new Set(amendments.map(({ result_id }) => result_id)) },
      {
        house: { id: crypto.randomUUID(), name: PRODUCT_NAME, origin: location.origin },
        now: new Date().toISOString(),
        heads: [words.test, words.value, words.range, words.flag],
        flags,
        newId: () => crypto.randomUUID(),
      },
    );
    saveFile(`${name}.json`, JSON.stringify(bundle), 'application/fhir+json');
  }
  return (
    <div className="lab-files">
      <Button look="line" icon={DownloadIcon} busy={!persons} onClick={() => setPrinting(true)}>
        {words.print}
      </Button>
      {results.length > 0 && (
        <Button look="line" icon={DownloadIcon} onClick={saveCsv}>
          {words.csv}
        </Button>
      )}
      <Button look="line" icon={DownloadIcon} busy={!persons?.profile} onClick={saveFhir}>
        {words.fhir}
      </Button>
      {isPrinting && persons && createPortal(<OrderPaper known={known} profile={persons.profile} />, document.body)}
    </div>
  );
}
