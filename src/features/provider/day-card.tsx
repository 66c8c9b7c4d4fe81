import { useState } from 'react';
import { dayInWords } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import type { Standing } from '#src/data/sync/standing.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { CalendarIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Rows } from '#src/ui/row.tsx';
import { DayCalendar } from './day-calendar.tsx';
import type { Span } from './day-calendar.tsx';
import type { Visit } from './queries.ts';
import { VisitRow } from './visit-row.tsx';
import { providerWords } from './words.ts';

interface VisitsProps {
  visits: readonly Visit[];
  standings: ReadonlyMap<string, Standing>;
  onOpen: (visitId: string) => void;
}

interface DayCardProps extends VisitsProps {
  day: Day;
  today: Day;
  onDay: (day: Day) => void;
}

/** The calendar, and of the day that was chosen in it who comes, in the order of the clock. */
export function DayCard({ visits, standings, day, today, onDay, onOpen }: DayCardProps) {
  const words = useWords(providerWords).day;
  const language = useLanguage();
  const title = dayInWords(day, language, { weekday: 'long', day: 'numeric', month: 'long' });
  const ofDay = visits.filter((visit) => visit.day === day);
  const [span, setSpan] = useState<Span>('week');
  return (
    <Card
      title={day === today ? `${words.today}, ${title}` : title}
      beside={
        <Button look="quiet" icon={CalendarIcon} onClick={() => setSpan(span === 'week' ? 'month' : 'week')}>
          {span === 'week' ? words.month : words.week}
        </Button>
      }
    >
      <DayCalendar visits={visits} span={span} day={day} today={today} onDay={onDay} />
      {ofDay.length === 0 ? (
        <p className="muted">{words.empty}</p>
      ) : (
        <Rows label={title}>
          {ofDay.map((visit) => (
            <VisitRow
              key={visit.appointment.id}
              visit={visit}
              standing={standings.get(visit.appointment.id)}
              onOpen={() => onOpen(visit.appointment.id)}
            />
          ))}
        </Rows>
      )}
      {day !== today && (
        <Button look="quiet" full onClick={() => onDay(today)}>
          {words.back}
        </Button>
      )}
    </Card>
  );
}

/** Whatever day they are for. */
export function RequestsCard({ visits, standings, onOpen }: VisitsProps) {
  const words = useWords(providerWords).requests;
  if (visits.length === 0) return null;
  return (
    <Card title={words.title}>
      <Rows label={words.title}>
        {visits.map((visit) => (
          <VisitRow
            key={visit.appointment.id}
            visit={visit}
            dated
            standing={standings.get(visit.appointment.id)}
            onOpen={() => onOpen(visit.appointment.id)}
          />
        ))}
      </Rows>
    </Card>
  );
}
