import { stageOf } from '#sync/queries/appointments.ts';
import type { WorkoutSession } from '#sync/entities/workout-sessions.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { timeInWords } from '#src/lib/days.ts';
import { AppointmentBadge } from '#src/work/appointment/appointment-badge.tsx';
import { useVenue, useTitle } from '#src/work/appointment/in-words.ts';
import { DoseRow } from '#src/work/medicines/dose-row.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { useWorkoutName } from '#src/work/catalogue/workouts/use-workout-name.ts';
import { PlayIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Empty } from '#src/ui/states.tsx';
import type { AgendaItem } from './agenda.ts';
import { dashboardWords } from './words.ts';

function WorkoutBadge({ status }: Pick<WorkoutSession, 'status'>) {
  const words = useWords(dashboardWords).agenda;
  if (status === 'completed') return <Badge tone="ok">{words.done}</Badge>;
  if (status === 'in-progress') {
    return (
      <Badge tone="info" icon={PlayIcon}>
        {words.running}
      </Badge>
    );
  }
  return <Badge>{words.planned}</Badge>;
}

function Item({ item }: { item: AgendaItem }) {
  const language = useLanguage();
  const placeOf = useVenue();
  const titled = useTitle();
  const workoutName = useWorkoutName();
  const { timezone } = useSettings();
  const shared = { leading: timeInWords(timezone, item.at, language), standing: item.standing, past: item.isPast };
  if (item.kind === 'workout') {
    const { status } = item.session;
    return (
      <Row {...shared} title={workoutName(item.session)} to="/workouts" badges={<WorkoutBadge status={status} />} />
    );
  }
  if (item.kind === 'dose') return <DoseRow dose={item.dose} standing={item.standing} to="/health/medicines" />;
  const { title } = item.appointment;
  return (
    <Row
      {...shared}
      title={titled(title)}
      detail={[item.provider, placeOf(item.appointment)].filter(Boolean).join(', ')}
      to="/schedule"
      badges={<AppointmentBadge status={stageOf(item.appointment)} />}
    />
  );
}

/** Today's appointments, workouts and medicines. */
export function AgendaCard({ agenda }: { agenda: readonly AgendaItem[] }) {
  const { agenda: words, actions } = useWords(dashboardWords);
  const book = (
    <ButtonLink look="line" to="/schedule">
      {actions.session}
    </ButtonLink>
  );
  return (
    <div className="agenda">
      <Card
        title={words.title}
        beside={
          <ButtonLink look="quiet" to="/schedule">
            {words.all}
          </ButtonLink>
        }
      >
        {agenda.length === 0 ? (
          <Empty title={words.none} act={book} />
        ) : (
          <Rows label={words.title}>
            {agenda.map((item) => (
              <Item key={item.id} item={item} />
            ))}
          </Rows>
        )}
      </Card>
    </div>
  );
}
