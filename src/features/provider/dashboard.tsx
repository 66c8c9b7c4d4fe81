import './provider.css';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { appointments } from '#sync/entities/appointments.ts';
import { attendanceRecords } from '#sync/entities/attendance-records.ts';
import { useRow } from '#src/data/rows.ts';
import { useStandings } from '#src/data/sync/standing.ts';
import type { Standing } from '#src/data/sync/standing.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { useToday } from '#src/data/time/use-today.ts';
import { useZoneAdopted } from '#src/data/settings/use-zone-adopted.ts';
import type { Day, Here } from '#src/lib/days.ts';
import { WeekFigures } from '#src/work/appointment/week-figures.tsx';
import { useHead } from '#src/ui/head.ts';
import { useWords } from '#src/ui/language.tsx';
import { later } from '#src/ui/later.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Answered } from '#src/ui/states.tsx';
import { DayCard, RequestsCard } from './day-card.tsx';
import { nextVisit, waiting } from './day.ts';
import { FeeCard } from './fee-card.tsx';
import { AsOf, Freshness, Refresh } from './fresh.tsx';
import { HoursCard } from './hours/hours-card.tsx';
import { CareRequests } from './invite/care-requests.tsx';
import { NextCard } from './next-card.tsx';
import { agendaOf } from './queries.ts';
import type { Agenda, Visit } from './queries.ts';
import { useCompletion } from './use-completion.ts';
import { useMinute } from '#src/data/time/use-minute.ts';
import { ShownPhotos } from './photos/shown-photos.tsx';
import { providerWords } from './words.ts';
import type { ProviderWords } from './words.ts';

const VisitSheet = later(async () => (await import('./sheets.ts')).VisitSheet);

/** The sync state of an appointment, or else of its attendance record. */
function useVisitStandings({ visits }: Agenda): ReadonlyMap<string, Standing> {
  const ofAppointments = useStandings(appointments);
  const ofAttendance = useStandings(attendanceRecords);
  return new Map(
    visits.flatMap(({ appointment: { id }, attendance }) => {
      const standing = ofAppointments.get(id) ?? ofAttendance.get(attendance?.id ?? '');
      return standing ? [[id, standing]] : [];
    }),
  );
}

interface ScheduleProps {
  agenda: Agenda;
  here: Here;
  children: ReactNode;
}

function Schedule({ agenda, here, children }: ScheduleProps) {
  const { visits, week } = agenda;
  const now = useMinute();
  const [chosen, setDay] = useState<Day | null>(null);
  const [opened, setOpened] = useState<Visit | null>(null);
  const standings = useVisitStandings(agenda);
  useCompletion(visits, now);
  const visitOf = (id: string): Visit | null => visits.find(({ appointment }) => appointment.id === id) ?? null;
  const open = (id: string): void => setOpened(visitOf(id));
  // The oldest day may drop out of the window while one of its visits is still being edited.
  const shown = opened && (visitOf(opened.appointment.id) ?? opened);
  return (
    <>
      <div className="board">
        <div className="column">
          <DayCard
            visits={visits}
            standings={standings}
            day={chosen ?? here.today}
            today={here.today}
            onDay={setDay}
            onOpen={open}
          />
          <CareRequests zone={here.zone} />
          <RequestsCard visits={waiting(visits, now)} standings={standings} onOpen={open} />
          <ShownPhotos clientId={null} today={here.today} />
        </div>
        <div className="next">
          <NextCard visit={nextVisit(visits, now)} here={here} onOpen={open} />
        </div>
        {children && <div className="column more">{children}</div>}
        <WeekFigures week={week} />
        <div className="set-up">
          <HoursCard />
          <FeeCard />
        </div>
      </div>
      {shown && (
        <Suspense>
          <VisitSheet key={shown.appointment.id} visit={shown} here={here} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}

interface DashboardProps {
  type: keyof ProviderWords['titles'];
  /** What comes before the schedule, where it presses more. */
  first?: ReactNode;
  /** Content for this kind of provider only. */
  children?: ReactNode;
}

/** A provider's schedule, the same for all kinds: first what the day needs, last what is set up once. */
export function Dashboard({ type, first, children }: DashboardProps) {
  const words = useWords(providerWords);
  const { timezone: zone } = useSettings();
  const here = { today: useToday(), zone };
  const answer = useRow((db, userId) => agendaOf(db, userId, here), [], [here.today, here.zone]);
  useZoneAdopted();
  useHead(words.titles[type], words.description);
  return (
    <div className="provider">
      <PageHeader title={words.titles[type]} detail={<AsOf here={here} />} acts={<Refresh />} />
      <Freshness here={here} />
      {first}
      <Answered answer={answer} coming={words.coming} empty={null} failed={words.failed}>
        {(agenda) => (
          <Schedule agenda={agenda} here={here}>
            {children}
          </Schedule>
        )}
      </Answered>
    </div>
  );
}
