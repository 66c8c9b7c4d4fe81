import { useState } from 'react';
import type { Appointment } from '#sync/entities/appointments.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { useServerNow } from '#src/data/time/clock.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { TextSheet } from '#src/ui/text-sheet.tsx';
import { toast } from '#src/ui/toasts.ts';
import { AppointmentBadge } from '#src/work/appointment/appointment-badge.tsx';
import { useTitle, useWhen } from '#src/work/appointment/in-words.ts';
import { SessionTerms } from '#src/work/money/session-terms.tsx';
import { sessionsOf } from '#src/work/money/sessions.ts';
import type { Sessions } from '#src/work/money/sessions.ts';
import { sessionWords } from '#src/work/money/words.ts';
import { reportAbsence } from './calls.ts';
import type { Bill } from './queries.ts';
import { RefusedNotice } from './refused-notice.tsx';
import { isToReport } from './rules.ts';
import { useBillingServer } from './use-billing-server.ts';
import { billingWords } from './words.ts';

const LONGEST = 500;

/** What the desk looks at: nothing comes back by a client's word alone. */
function Reporting({ appointment, onClose }: { appointment: Appointment; onClose: () => void }) {
  const { sessions: words } = useWords(billingWords);
  const server = useBillingServer();
  async function report(reason: string): Promise<boolean> {
    const did = await server.ask((client) => reportAbsence(client, appointment.id, reason));
    if (did) toast({ title: words.reported, description: words.reportedHelp });
    return did !== null;
  }
  return (
    <TextSheet
      title={words.absent}
      act={words.report}
      label={words.reason}
      missing={words.missing}
      longest={LONGEST}
      lines={3}
      busy={server.busy}
      blocked={server.blocked}
      onSay={report}
      onClose={onClose}
    >
      <p className="muted">{words.reportHelp}</p>
      {server.refusal && <RefusedNotice why={server.refusal} />}
    </TextSheet>
  );
}

interface Bundle {
  id: string;
  sessions: Sessions;
  taken: readonly Appointment[];
}

function Taken({ taken, onReport }: Pick<Bundle, 'taken'> & { onReport: (appointment: Appointment) => void }) {
  const { sessions: words } = useWords(billingWords);
  const when = useWhen(useSettings().timezone);
  const titled = useTitle();
  const now = useServerNow();
  if (taken.length === 0) return null;
  return (
    <Rows label={words.taken}>
      {taken.map((appointment) => (
        <Row
          key={appointment.id}
          title={titled(appointment.title)}
          detail={when(appointment.starts_at)}
          badges={<AppointmentBadge status={appointment.status} />}
          below={
            isToReport(appointment, now()) && (
              <Button look="quiet" onClick={() => onReport(appointment)}>
                {words.absent}
              </Button>
            )
          }
        />
      ))}
    </Rows>
  );
}

/** How many sessions are left of what was bought, and what becomes of one that is called off. */
export function SessionsCard({ bills }: { bills: readonly Bill[] }) {
  const { sessions: words } = useWords(billingWords);
  const { left } = useWords(sessionWords);
  const [opened, setOpened] = useState<string | null>(null);
  const [reported, setReported] = useState<Appointment | null>(null);
  const bundles: Bundle[] = bills.flatMap(({ invoice, taken }) => {
    const sessions = sessionsOf(invoice);
    return sessions && (sessions.left > 0 || taken.length > 0) ? { id: invoice.id, sessions, taken } : [];
  });
  const shown = bundles.find(({ id }) => id === opened);
  if (bundles.length === 0) return null;
  return (
    <Card title={words.title}>
      <Rows label={words.title}>
        {bundles.map(({ id, sessions }) => (
          <Row
            key={id}
            title={sessions.title}
            detail={left(sessions.left, sessions.sessions)}
            onOpen={() => setOpened(id)}
          />
        ))}
      </Rows>
      {shown && (
        <Sheet open toRead title={shown.sessions.title} onClose={() => setOpened(null)}>
          <p>{left(shown.sessions.left, shown.sessions.sessions)}</p>
          <Taken taken={shown.taken} onReport={setReported} />
          <SessionTerms terms={shown.sessions.terms} />
        </Sheet>
      )}
      {reported && <Reporting appointment={reported} onClose={() => setReported(null)} />}
    </Card>
  );
}
