import { stageOf } from '#sync/queries/appointments.ts';
import { useServerNow } from '#src/data/time/clock.ts';
import { useRows } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import type { Here } from '#src/lib/days.ts';
import { AppointmentBadge } from '#src/work/appointment/appointment-badge.tsx';
import { useTitle, useVenue, useWhen } from '#src/work/appointment/in-words.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { CalendarIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Answered, Empty } from '#src/ui/states.tsx';
import { medicalVisits } from './queries.ts';
import { healthWords } from './words.ts';

/** What is agreed or asked for with doctors, surgeons and the laboratory. */
export function VisitsCard({ here }: { here: Here }) {
  const { visits: words, coming, failed } = useWords(healthWords);
  const { timezone } = useSettings();
  const [titled, placeOf, when, now] = [useTitle(), useVenue(), useWhen(timezone), useServerNow()];
  const answer = useRows((db, userId) => medicalVisits(db, userId, here, now()), [here.today, here.zone]);
  const book = (
    <ButtonLink look="line" to="/schedule?book=checkup">
      {words.book}
    </ButtonLink>
  );
  return (
    <Card title={words.title}>
      <Answered answer={answer} coming={coming} empty={<Empty title={words.none} act={book} />} failed={failed}>
        {(visits) => (
          <Rows label={words.title}>
            {visits.map(({ appointment, provider }) => (
              <Row
                key={appointment.id}
                icon={CalendarIcon}
                title={titled(appointment.title)}
                detail={[when(appointment.starts_at), provider, placeOf(appointment)].filter(Boolean).join(', ')}
                badges={<AppointmentBadge status={stageOf(appointment)} />}
                to="/schedule"
              />
            ))}
          </Rows>
        )}
      </Answered>
    </Card>
  );
}
