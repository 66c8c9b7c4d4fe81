import './schedule.css';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRow } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { useToday } from '#src/data/time/use-today.ts';
import { WeekFigures } from '#src/work/appointment/week-figures.tsx';
import { Button } from '#src/ui/button.tsx';
import { useHead } from '#src/ui/head.ts';
import { PlusIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { later } from '#src/ui/later.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Answered } from '#src/ui/states.tsx';
import { useAsked } from '#src/ui/use-asked.ts';
import { scheduleOf } from './queries.ts';
import { QuickBook } from './quick-book.tsx';
import type { Shown } from './schedule-sheets.tsx';
import { SESSION_KINDS } from './sessions.ts';
import { UpcomingCard } from './upcoming-card.tsx';
import { useBooking } from './use-booking.ts';
import { scheduleWords } from './words.ts';

const ScheduleSheets = later(async () => (await import('./schedule-sheets.tsx')).ScheduleSheets);

export function ScheduleScreen() {
  const words = useWords(scheduleWords);
  const { timezone: zone } = useSettings();
  const today = useToday();
  const booking = useBooking();
  const [shown, setShown] = useState<Shown | null>(null);
  const [search] = useSearchParams();
  const answer = useRow((db, userId) => scheduleOf(db, userId, { today, zone }), [today, zone]);
  // Other pages lead to booking one of the sessions, a referral with whom.
  useAsked('book', answer.state !== 'reading', (asked) => {
    const kind = SESSION_KINDS.find((each) => each === asked);
    if (kind) setShown({ sheet: 'book', kind, providerId: search.get('with') });
  });
  useHead(words.title, words.description);
  return (
    <div className="schedule">
      <PageHeader
        title={words.title}
        acts={
          <Button look="act" icon={PlusIcon} onClick={() => setShown({ sheet: 'book', kind: 'training' })}>
            {words.book}
          </Button>
        }
      />
      <Answered answer={answer} coming={words.coming} empty={null} failed={words.failed}>
        {(schedule) => (
          <>
            <WeekFigures week={schedule.week} />
            <UpcomingCard schedule={schedule} booking={booking} onShow={setShown} />
          </>
        )}
      </Answered>
      <QuickBook onShow={setShown} />
      {shown && (
        <Suspense>
          <ScheduleSheets shown={shown} booking={booking} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </div>
  );
}
