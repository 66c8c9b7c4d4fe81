import { Suspense, useState } from 'react';
import * as z from 'zod/mini';
import { awaitsClient, hasLapsed, stageOf } from '#sync/queries/appointments.ts';
import { openTimes } from '#sync/queries/open-times.ts';
import type { OpenTime } from '#sync/queries/open-times.ts';
import { profileOf } from '#sync/queries/profiles.ts';
import { nowBy } from '#src/data/time/clock.ts';
import { useRow, useRows } from '#src/data/rows.ts';
import { useOnline } from '#src/data/sync/sync-chip.ts';
import { formAbout } from '#src/data/drafts/drafts.ts';
import { useDraft } from '#src/data/drafts/use-draft.ts';
import { knownOf } from '#src/lib/answer.ts';
import type { Here } from '#src/lib/days.ts';
import { AppointmentBadge } from '#src/work/appointment/appointment-badge.tsx';
import { JoinButton } from '#src/work/appointment/join-button.tsx';
import { TimePicker } from '#src/work/appointment/time-picker.tsx';
import { useVenue, useTitle, useWhen } from '#src/work/appointment/in-words.ts';
import { Button } from '#src/ui/button.tsx';
import { AreaField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { later } from '#src/ui/later.ts';
import { Meanwhile } from '#src/ui/meanwhile.tsx';
import { Seam } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Answered } from '#src/ui/states.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { AttendanceChips } from './attendance-chips.tsx';
import { CallLink } from './call-link.tsx';
import { isOpen } from './day.ts';
import { ClientGoals } from './goals/client-goals.tsx';
import { takesPlace } from '#sync/queries/appointments.ts';
import type { Visit } from './queries.ts';
import { ShownPhotos } from './photos/shown-photos.tsx';
import { useCare } from './use-care.ts';
import type { Care } from './use-care.ts';
import { providerWords } from './words.ts';

const PatientHealth = later(async () => (await import('#src/work/patient/patient-health.tsx')).PatientHealth);

const REASON_MAX = 2000;
const NOTES_MAX = 10_000;
const DAYS_TO_MOVE = 28;

const Reason = z.object({ reason: z.optional(z.string()) });
const SessionNotes = z.object({
  notes: z.optional(z.string()),
  /** The notes before this edit. */
  over: z.optional(z.string()),
});

interface PartProps {
  visit: Visit;
  care: Care;
  onDone: () => void;
}

function DeclineForm({ visit, care, onDone }: PartProps) {
  const words = useWords(providerWords).visit;
  const { typed, type, settle } = useDraft(
    formAbout(visit.appointment.user_id, 'decline', visit.appointment.id),
    Reason,
  );
  const { reason = '' } = typed;
  useUnfinished(reason !== '');
  async function decline(): Promise<void> {
    if (!(await care.decline(visit.appointment, reason.trim() || null))) return;
    settle();
    onDone();
  }
  return (
    <>
      <AreaField
        label={words.reason}
        rows={3}
        maxLength={REASON_MAX}
        value={reason}
        onChange={(event) => type({ reason: event.target.value })}
      />
      <Button look="danger" full onClick={() => void decline()}>
        {words.decline}
      </Button>
    </>
  );
}

function MoveForm({ visit, care, onDone, here }: PartProps & { here: Here }) {
  const { visit: words, coming, failed } = useWords(providerWords);
  const [time, setTime] = useState<OpenTime | null>(null);
  const { id, duration_minutes: minutes } = visit.appointment;
  const isLapsed = hasLapsed(visit.appointment);
  const answer = useRows(
    (db, userId) =>
      openTimes(db, {
        userId,
        providerId: userId,
        minutes,
        from: here.today,
        days: DAYS_TO_MOVE,
        after: nowBy(db),
        except: id,
      }),
    [id, minutes, here.today],
  );
  async function move(): Promise<void> {
    if (!time) return;
    const { appointment } = visit;
    if (await (isLapsed ? care.propose(appointment, time) : care.move(appointment, time))) onDone();
  }
  return (
    <>
      <h3>{words.free}</h3>
      <Answered answer={answer} coming={coming} empty={<p className="muted">{words.none}</p>} failed={failed}>
        {(times) => <TimePicker times={times} zone={here.zone} value={time?.starts_at ?? null} onChange={setTime} />}
      </Answered>
      <Button look="act" full blocked={time ? undefined : words.choose} onClick={() => void move()}>
        {isLapsed ? words.proposeAct : words.moveAct}
      </Button>
    </>
  );
}

/** Confirm, decline, move: possible until it has taken place. */
function Answers({ visit, care, here, onDone }: PartProps & { here: Here }) {
  const words = useWords(providerWords).visit;
  const [form, setForm] = useState<'decline' | 'move' | null>(null);
  const { appointment } = visit;
  async function confirm(): Promise<void> {
    if (await care.confirm(appointment)) onDone();
  }
  return (
    <>
      <div className="answers">
        {appointment.status !== 'confirmed' && (
          <Button look="act" onClick={() => void confirm()}>
            {words.confirm}
          </Button>
        )}
        <Button look="line" aria-expanded={form === 'move'} onClick={() => setForm('move')}>
          {words.move}
        </Button>
        <Button look="line" aria-expanded={form === 'decline'} onClick={() => setForm('decline')}>
          {words.decline}
        </Button>
      </div>
      {form === 'decline' && <DeclineForm visit={visit} care={care} onDone={onDone} />}
      {form === 'move' && <MoveForm visit={visit} care={care} here={here} onDone={onDone} />}
    </>
  );
}

function Notes({ visit, care }: Omit<PartProps, 'onDone'>) {
  const words = useWords(providerWords).visit;
  const kept = visit.appointment.notes ?? '';
  const { typed, type, settle } = useDraft(
    formAbout(visit.appointment.user_id, 'session', visit.appointment.id),
    SessionNotes,
  );
  const { notes = kept, over = kept } = typed;
  useUnfinished(notes !== kept);
  /** It may be typed on before what was saved here is read. */
  const [saved, setSaved] = useState<string | null>(null);
  const isOfAnother = notes.trim() !== kept.trim() && over !== kept && saved !== kept;
  async function save(): Promise<void> {
    setSaved(notes.trim());
    if (await care.note(visit.appointment, notes.trim())) settle();
  }
  function take(): void {
    type({ notes: undefined, over: undefined });
  }
  return (
    <>
      <AreaField
        label={words.notes}
        help={words.notesHelp}
        rows={4}
        maxLength={NOTES_MAX}
        value={notes}
        onChange={({ target: { value } }) =>
          value === kept ? take() : type({ notes: value, over: notes.trim() === kept.trim() ? kept : over })
        }
      />
      <Meanwhile text={isOfAnother ? kept : null} onTake={take} />
      <Button look="line" full onClick={() => void save()}>
        {words.save}
      </Button>
    </>
  );
}

/** For those who treat. */
function Health({ clientId, here }: { clientId: string; here: Here }) {
  const role = knownOf(useRow(profileOf))?.role;
  if (role !== 'doctor' && role !== 'aesthetic_surgeon') return null;
  return (
    <Suspense>
      <PatientHealth clientId={clientId} here={here} />
    </Suspense>
  );
}

interface VisitSheetProps {
  visit: Visit;
  here: Here;
  onClose: () => void;
}

/** An appointment, and everything a provider does with it. */
export function VisitSheet({ visit, here, onClose }: VisitSheetProps) {
  const { visit: words, day } = useWords(providerWords);
  const care = useCare();
  const online = useOnline();
  const when = useWhen(here.zone);
  const venue = useVenue();
  const titled = useTitle();
  const { appointment, client, attendance } = visit;
  const { title, starts_at, mode, client_note } = appointment;
  return (
    <Sheet open title={client.name || day.client} onClose={onClose}>
      <div className="visit">
        <p>{`${titled(title)} · ${when(starts_at)} · ${venue(appointment)}`}</p>
        <p>
          <AppointmentBadge status={stageOf(appointment)} />
        </p>
        {client_note && <blockquote aria-label={words.note}>{client_note}</blockquote>}
        <CallLink phone={client.phone} />
        <ShownPhotos clientId={appointment.user_id} today={here.today} />
        {mode === 'video' && isOpen(visit) && <JoinButton call={appointment} online={online} />}
        {awaitsClient(appointment) && <p className="muted">{words.proposed}</p>}
        {hasLapsed(appointment) && (
          <>
            <p className="muted">{words.lapsed}</p>
            <MoveForm visit={visit} care={care} here={here} onDone={onClose} />
          </>
        )}
        {isOpen(visit) && <Answers visit={visit} care={care} here={here} onDone={onClose} />}
        {visit.day <= here.today && takesPlace(appointment) && (
          <>
            <Seam />
            <h3>{words.attendance}</h3>
            <AttendanceChips
              label={words.attendance}
              came={attendance?.status ?? null}
              onSay={(came) => void care.attend(visit, came)}
              onTakeBack={() => attendance && void care.takeBack(attendance)}
            />
          </>
        )}
        <Seam />
        <Notes visit={visit} care={care} />
        <Health clientId={appointment.user_id} here={here} />
        {takesPlace(appointment) && <ClientGoals clientId={appointment.user_id} here={here} />}
      </div>
    </Sheet>
  );
}
