import { addDays, dayInWords } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import type { Standing } from '#src/data/standing.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { BackIcon, ForwardIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Rows } from '#src/ui/row.tsx';
import { DAYS_BACK } from './queries.ts';
import type { Visit } from './queries.ts';
import { VisitRow } from './visit-row.tsx';
import { providerWords } from './words.ts';

const DAYS_AHEAD = 14;

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

/** One of the days at hand, in the order of the clock. */
export function DayCard({ visits, standings, day, today, onDay, onOpen }: DayCardProps) {
  const words = useWords(providerWords).day;
  const language = useLanguage();
  const title = dayInWords(day, language, { weekday: 'long', day: 'numeric', month: 'long' });
  const ofDay = visits.filter((visit) => visit.day === day);
  return (
    <Card
      title={day === today ? `${words.today}, ${title}` : title}
      beside={
        <div className="days">
          <IconButton
            icon={BackIcon}
            label={words.previous}
            disabled={day <= addDays(today, -DAYS_BACK)}
            onClick={() => onDay(addDays(day, -1))}
          />
          <IconButton
            icon={ForwardIcon}
            label={words.next}
            disabled={day >= addDays(today, DAYS_AHEAD)}
            onClick={() => onDay(addDays(day, 1))}
          />
        </div>
      }
    >
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

/** On whatever day they are for. */
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
