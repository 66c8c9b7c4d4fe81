import { useState } from 'react';
import type { HealthRecord } from '#sync/entities/health-records.ts';
import { grantsTo } from '#sync/queries/grants.ts';
import { healthRecordsOf } from '#sync/queries/health-records.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { useRow } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { dayInWords } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { StoreIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows, Seam } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { PaperViewer } from '#src/work/papers/viewer.tsx';
import { paperWords } from '#src/work/papers/words.ts';
import { useToldLook } from '#src/work/care/use-told-look.ts';
import { providerWords } from './words.ts';

interface Shown {
  record: HealthRecord;
  purpose: string;
  until: Day;
}

/** What the client shows this provider now, each with the longest of its grants. */
export async function papersShown(db: ReadOnly, userId: string, clientId: string, today: Day): Promise<Shown[]> {
  const [records, grants] = await Promise.all([
    healthRecordsOf(db, clientId),
    grantsTo(db, userId, 'health_records', { today, clientId }),
  ]);
  return records.flatMap((record) => {
    const [longest] = grants
      .filter(({ row_ids }) => row_ids.includes(record.id))
      .toSorted((one, other) => other.until.localeCompare(one.until));
    return longest ? [{ record, purpose: longest.purpose, until: longest.until }] : [];
  });
}

export function SharedPapers({ clientId, today }: { clientId: string; today: Day }) {
  const words = useWords(providerWords).papers;
  const { kinds } = useWords(paperWords);
  const language = useLanguage();
  const toldLook = useToldLook();
  const [openedId, setOpened] = useState<string | null>(null);
  const shown = knownOf(useRow((db, userId) => papersShown(db, userId, clientId, today), [clientId, today]));
  if (!shown || shown.length === 0) return null;
  // Gone with its grant, also while it is open.
  const opened = shown.find(({ record }) => record.id === openedId)?.record;
  function open(record: HealthRecord): void {
    // Told before it is seen, with or without a network.
    toldLook(clientId, 'papers');
    setOpened(record.id);
  }
  return (
    <>
      <Seam />
      <h3>{words.title}</h3>
      <Rows label={words.title}>
        {shown.map(({ record, purpose, until }) => (
          <Row
            key={record.id}
            icon={StoreIcon}
            title={record.title}
            detail={[kinds[record.kind], dayInWords(record.recorded_at, language)].join(', ')}
            below={<p className="muted small">{words.until(purpose, dayInWords(until, language))}</p>}
            onOpen={() => open(record)}
          />
        ))}
      </Rows>
      {opened && (
        <Sheet open title={opened.title} onClose={() => setOpened(null)}>
          {opened.description && <p>{opened.description}</p>}
          <PaperViewer record={opened} />
        </Sheet>
      )}
    </>
  );
}
