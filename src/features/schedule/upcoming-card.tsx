import { appointments } from '#sync/entities/appointments.ts';
import { awaitsClient, stageOf } from '#sync/queries/appointments.ts';
import type { Appointment } from '#sync/entities/appointments.ts';
import { useStandings } from '#src/data/sync/standing.ts';
import type { Standing } from '#src/data/sync/standing.ts';
import { useOnline } from '#src/data/sync/sync-chip.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { fullNameOf } from '#src/lib/names.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { JoinButton } from '#src/work/appointment/join-button.tsx';
import { AppointmentBadge } from '#src/work/appointment/appointment-badge.tsx';
import { useVenue, useTitle, useWhen } from '#src/work/appointment/in-words.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { BowlIcon, DownloadIcon, HeartIcon, WorkoutIcon } from '#src/ui/icons.tsx';
import type { IconPart } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Empty } from '#src/ui/states.tsx';
import { calendarFile } from './calendar-file.ts';
import type { Schedule } from './queries.ts';
import { Refused } from './refused.tsx';
import type { Shown } from './schedule-sheets.tsx';
import type { Booking } from './use-booking.ts';
import { scheduleWords } from './words.ts';

const ICONS: Record<Appointment['appointment_type'], IconPart> = {
  fitness: WorkoutIcon,
  nutrition: BowlIcon,
  other: HeartIcon,
};

/** What the server allows a client, by the state of the appointment. */
const OVER = new Set<Appointment['status']>(['completed', 'cancelled']);
const canMove = ({ status }: Appointment): boolean => !OVER.has(status);
const canCancel = (appointment: Appointment): boolean => canMove(appointment) && appointment.status !== 'declined';

interface ItemProps {
  appointment: Appointment;
  provider: string;
  standing: Standing | undefined;
  booking: Booking;
  onShow: (shown: Shown) => void;
}

/** Moved by the provider, and not answered by the client. */
function Proposed({ appointment, booking }: Pick<ItemProps, 'appointment' | 'booking'>) {
  const words = useWords(scheduleWords).proposed;
  return (
    <div className="refused">
      <p>{words.asked}</p>
      <Button look="act" onClick={() => void booking.agree(appointment)}>
        {words.agree}
      </Button>
    </div>
  );
}

function Acts({ appointment, provider, onShow }: Pick<ItemProps, 'appointment' | 'provider' | 'onShow'>) {
  const words = useWords(scheduleWords).upcoming;
  const venue = useVenue()(appointment);
  const title = useTitle()(appointment.title);
  const online = useOnline();
  return (
    <>
      {appointment.mode === 'video' && canCancel(appointment) && <JoinButton call={appointment} online={online} />}
      <Button look="line" onClick={() => onShow({ sheet: 'move', appointment })}>
        {words.move}
      </Button>
      {canCancel(appointment) && (
        <>
          <Button look="quiet" onClick={() => onShow({ sheet: 'cancel', appointment })}>
            {words.cancel}
          </Button>
          <Button
            look="quiet"
            icon={DownloadIcon}
            onClick={() =>
              saveFile(`${title}.ics`, calendarFile({ ...appointment, title, provider, venue }), 'text/calendar')
            }
          >
            {words.calendar}
          </Button>
        </>
      )}
    </>
  );
}

function Item({ appointment, provider, standing, booking, onShow }: ItemProps) {
  const words = useWords(scheduleWords).upcoming;
  const { timezone } = useSettings();
  const when = useWhen(timezone)(appointment.starts_at);
  const venue = useVenue()(appointment);
  const titled = useTitle();
  return (
    <Row
      icon={ICONS[appointment.appointment_type]}
      title={titled(appointment.title)}
      detail={
        <>
          <span>{provider || words.nobody}</span>
          <span>{`${when} · ${venue}`}</span>
        </>
      }
      past={!canMove(appointment)}
      standing={standing}
      badges={<AppointmentBadge status={stageOf(appointment)} />}
      below={
        canMove(appointment) && (
          <>
            {awaitsClient(appointment) && <Proposed appointment={appointment} booking={booking} />}
            {appointment.decline_reason && <Refused appointment={appointment} booking={booking} />}
            <Acts appointment={appointment} provider={provider} onShow={onShow} />
          </>
        )
      }
    />
  );
}

interface UpcomingCardProps {
  schedule: Schedule;
  booking: Booking;
  onShow: (shown: Shown) => void;
}

export function UpcomingCard({ schedule: { upcoming, providers }, booking, onShow }: UpcomingCardProps) {
  const words = useWords(scheduleWords).upcoming;
  const standings = useStandings(appointments);
  const nameOf = (id: string | null): string => {
    const person = id === null ? undefined : providers.get(id);
    return person ? fullNameOf(person) : '';
  };
  return (
    <Card title={words.title}>
      {upcoming.length === 0 ? (
        <Empty title={words.empty}>{words.emptyHelp}</Empty>
      ) : (
        <Rows label={words.title}>
          {upcoming.map((appointment) => (
            <Item
              key={appointment.id}
              appointment={appointment}
              provider={nameOf(appointment.provider_id)}
              standing={standings.get(appointment.id)}
              booking={booking}
              onShow={onShow}
            />
          ))}
        </Rows>
      )}
    </Card>
  );
}
