import { stageOf } from '#sync/queries/appointments.ts';
import type { Standing } from '#src/data/sync/standing.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { timeInWords } from '#src/lib/days.ts';
import { AppointmentBadge } from '#src/work/appointment/appointment-badge.tsx';
import { useVenue, useTitle, useWhen } from '#src/work/appointment/in-words.ts';
import { Badge } from '#src/ui/badge.tsx';
import { CloseIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row } from '#src/ui/row.tsx';
import type { Came } from './use-care.ts';
import { isOpen } from './day.ts';
import type { Visit } from './queries.ts';
import { providerWords } from './words.ts';

function AttendanceBadge({ came }: { came: Came }) {
  const words = useWords(providerWords).visit;
  return came === 'attended' ? (
    <Badge tone="ok">{words.attended}</Badge>
  ) : (
    <Badge tone="bad" icon={CloseIcon}>
      {words.missed}
    </Badge>
  );
}

interface VisitRowProps {
  visit: Visit;
  standing: Standing | undefined;
  /** Shows the date, in a list of several days. */
  dated?: boolean;
  onOpen: () => void;
}

/** Who comes, when, for what and where. */
export function VisitRow({ visit, standing, dated = false, onOpen }: VisitRowProps) {
  const words = useWords(providerWords).day;
  const language = useLanguage();
  const { timezone } = useSettings();
  const when = useWhen(timezone);
  const venue = useVenue();
  const titled = useTitle();
  const { appointment, client, attendance } = visit;
  const { title, starts_at } = appointment;
  const what = [titled(title), venue(appointment)];
  return (
    <Row
      leading={dated ? undefined : timeInWords(timezone, Date.parse(starts_at), language)}
      title={client.name || words.client}
      detail={(dated ? [when(starts_at), ...what] : what).join(' · ')}
      past={!isOpen(visit)}
      standing={standing}
      badges={
        attendance ? <AttendanceBadge came={attendance.status} /> : <AppointmentBadge status={stageOf(appointment)} />
      }
      onOpen={onOpen}
    />
  );
}
