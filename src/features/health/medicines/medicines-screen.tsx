import './medicines.css';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { profileOf } from '#sync/queries/profiles.ts';
import type { Medicine } from '#sync/entities/medicines.ts';
import { useRow } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { useServerNow } from '#src/data/time/clock.ts';
import { useToday } from '#src/data/time/use-today.ts';
import { knownOf } from '#src/lib/answer.ts';
import { clockIn, dayInWords } from '#src/lib/days.ts';
import { fullNameOf } from '#src/lib/names.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { useHead } from '#src/ui/head.ts';
import { PlusIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Answered, Empty } from '#src/ui/states.tsx';
import { cabinetOf, monthLog } from '#src/work/medicines/queries.ts';
import type { Stocked } from '#src/work/medicines/queries.ts';
import { PageActs } from '../page-acts.tsx';
import { ListCard, PastCard } from './list-card.tsx';
import { LogCard } from './log-card.tsx';
import { MedicineSheet } from './medicine-sheet.tsx';
import { RefillSheet } from './refill-sheet.tsx';
import { DosesOfDay } from './today-card.tsx';
import { pageWords } from './words.ts';

type Shown = { sheet: 'edit'; stocked: Stocked | null } | { sheet: 'refill'; stocked: Stocked };

/** Whose log it is, on paper. */
function Whose({ today }: { today: string }) {
  const words = useWords(pageWords).log;
  const language = useLanguage();
  const profile = knownOf(useRow(profileOf));
  return <p className="whose">{words.printed(profile ? fullNameOf(profile) : '', dayInWords(today, language))}</p>;
}

export function MedicinesScreen() {
  const words = useWords(pageWords);
  const { timezone: zone } = useSettings();
  const here = { today: useToday(), zone };
  const now = useServerNow();
  const [asked, setAsked] = useSearchParams();
  const [shown, setShown] = useState<Shown | null>(asked.has('add') ? { sheet: 'edit', stocked: null } : null);
  const cabinet = useRow((db, userId) => cabinetOf(db, userId, here), [here.today, zone]);
  const log = useRow((db, userId) => monthLog(db, userId, here, now()), [here.today, zone]);
  const clock = (): string => clockIn(zone, now());
  const edit = (medicine: Medicine): void => setShown({ sheet: 'edit', stocked: { medicine, supply: null } });
  const add = (): void => setShown({ sheet: 'edit', stocked: null });
  function close(): void {
    setShown(null);
    if (asked.has('add')) setAsked({}, { replace: true });
  }
  useHead(words.title, words.description);
  return (
    <div className="medicines-page">
      <PageHeader
        title={words.title}
        detail={words.description}
        acts={
          <PageActs back={words.back} print={words.print}>
            <Button look="act" icon={PlusIcon} onClick={add}>
              {words.add}
            </Button>
          </PageActs>
        }
      />
      <Whose today={here.today} />
      <Answered answer={cabinet} coming={words.coming} empty={null} failed={words.failed}>
        {({ current, past, today }) => (
          <>
            {current.length + past.length === 0 && (
              <Card>
                <Empty title={words.none}>{words.noneHelp}</Empty>
              </Card>
            )}
            {current.length > 0 && (
              <>
                <div className="today">
                  <Card title={words.card}>
                    <DosesOfDay doses={today} />
                  </Card>
                </div>
                <ListCard
                  current={current}
                  today={here.today}
                  clock={clock}
                  onEdit={(stocked) => setShown({ sheet: 'edit', stocked })}
                  onRefill={(stocked) => setShown({ sheet: 'refill', stocked })}
                />
              </>
            )}
            {current.length + past.length > 0 && (
              <Answered answer={log} coming={words.coming} empty={null} failed={words.failed}>
                {(month) => <LogCard log={month} today={here.today} now={clock()} />}
              </Answered>
            )}
            {past.length > 0 && <PastCard past={past} onEdit={edit} />}
          </>
        )}
      </Answered>
      {shown?.sheet === 'edit' && <MedicineSheet stocked={shown.stocked} today={here.today} onClose={close} />}
      {shown?.sheet === 'refill' && <RefillSheet stocked={shown.stocked} onClose={close} />}
    </div>
  );
}
