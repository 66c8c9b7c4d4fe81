import { Badge } from '#src/ui/badge.tsx';
import { CheckedIcon, CheckIcon, ClockIcon, DiscardedIcon, ToSendIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { appointmentWords } from './words.ts';
import type { AppointmentWords } from './words.ts';

const LOOKS = {
  requested: { tone: 'warn', icon: ToSendIcon },
  pending: { tone: 'warn', icon: ClockIcon },
  scheduled: { tone: 'idle', icon: ClockIcon },
  proposed: { tone: 'warn', icon: ClockIcon },
  confirmed: { tone: 'info', icon: CheckedIcon },
  completed: { tone: 'ok', icon: CheckIcon },
  cancelled: { tone: 'idle', icon: DiscardedIcon },
  declined: { tone: 'bad', icon: DiscardedIcon },
} as const satisfies Record<keyof AppointmentWords['status'], object>;

/** How far an appointment has come. */
export function AppointmentBadge({ status }: { status: keyof typeof LOOKS }) {
  const words = useWords(appointmentWords).status;
  return <Badge {...LOOKS[status]}>{words[status]}</Badge>;
}
