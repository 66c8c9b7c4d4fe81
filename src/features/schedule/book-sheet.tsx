import { useState } from 'react';
import * as z from 'zod/mini';
import type { Appointment } from '#sync/entities/appointments.ts';
import type { OpenTime } from '#sync/queries/open-times.ts';
import type { Person } from '#sync/entities/people.ts';
import { knownOf } from '#src/lib/answer.ts';
import { useRow, useRows } from '#src/data/rows.ts';
import { useDraft } from '#src/data/drafts/use-draft.ts';
import { fullNameOf } from '#src/lib/names.ts';
import { useTitle } from '#src/work/appointment/in-words.ts';
import { sessionWords } from '#src/work/money/words.ts';
import { Button } from '#src/ui/button.tsx';
import { AreaField, SelectField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Answered } from '#src/ui/states.tsx';
import { Segments } from '#src/ui/tabs.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { FreeTimes } from './free-times.tsx';
import { askedEnough, providersFor, sessionsToTake } from './queries.ts';
import { SESSION_KINDS, SESSIONS } from './sessions.ts';
import type { SessionKind } from './sessions.ts';
import type { Booking } from './use-booking.ts';
import { scheduleWords } from './words.ts';

const NOTE_MAX = 2000;

const Note = z.object({ note: z.optional(z.string()) });

/** What the provider says of himself. */
function About({ provider }: { provider: Person | undefined }) {
  if (!provider?.specialization && !provider?.bio) return null;
  return (
    <div className="about-provider">
      {provider.specialization && <p>{provider.specialization}</p>}
      {provider.bio && <p className="muted small">{provider.bio}</p>}
    </div>
  );
}

/** The sessions that were bought, where this is one of them. */
function Bought({ role }: { role: string }) {
  const words = useWords(sessionWords);
  const of = knownOf(useRow((db, userId) => sessionsToTake(db, userId, role), [role]));
  return of ? <p className="muted small">{words.takes(of.title, words.left(of.left, of.sessions))}</p> : null;
}

interface WishProps {
  kind: SessionKind;
  providers: readonly Person[];
  first: string | null;
  note: string;
  onNote: (note: string) => void;
  booking: Booking;
  onDone: () => void;
}

/** With whom, how and when. */
function Wish({ kind, providers, first, note, onNote, booking, onDone }: WishProps) {
  const words = useWords(scheduleWords).form;
  const { title, role, type, minutes, modes } = SESSIONS[kind];
  const [providerId, setProvider] = useState((providers.find(({ id }) => id === first) ?? providers[0])?.id ?? '');
  const [mode, setMode] = useState<Appointment['mode']>('in-person');
  const [time, setTime] = useState<OpenTime | null>(null);
  const isEnough = knownOf(useRow(askedEnough))?.has(providerId) === true;

  async function request(): Promise<void> {
    if (!time) return;
    const { scheduled_date, scheduled_time, starts_at } = time;
    const wish = { provider_id: providerId, title, appointment_type: type, duration_minutes: minutes, mode };
    const client_note = note.trim() || null;
    if (await booking.request({ ...wish, scheduled_date, scheduled_time, starts_at, client_note })) onDone();
  }
  return (
    <div className="booking">
      <SelectField
        label={words.who}
        value={providerId}
        onChange={(event) => {
          setProvider(event.target.value);
          setTime(null);
        }}
        options={providers.map((person) => ({ value: person.id, label: fullNameOf(person) }))}
      />
      <About provider={providers.find(({ id }) => id === providerId)} />
      <Segments
        label={words.how}
        value={mode}
        onChange={setMode}
        options={modes.map((value) => ({ value, label: words[value] }))}
      />
      {isEnough && <p className="muted">{words.enough}</p>}
      <FreeTimes key={providerId} slot={{ providerId, minutes }} value={time} onChange={setTime} />
      <AreaField
        label={words.note}
        rows={2}
        maxLength={NOTE_MAX}
        value={note}
        onChange={(event) => onNote(event.target.value)}
      />
      <p className="muted small">{words.help}</p>
      <Bought role={role} />
      <Button
        look="act"
        large
        full
        blocked={isEnough ? words.enoughAsked : time ? undefined : words.choose}
        onClick={() => void request()}
      >
        {words.act}
      </Button>
    </div>
  );
}

interface BookSheetProps {
  kind: SessionKind;
  /** Who is chosen at first. */
  providerId: string | null;
  booking: Booking;
  onClose: () => void;
}

export function BookSheet({ kind: first, providerId, booking, onClose }: BookSheetProps) {
  const { book, form: words, coming } = useWords(scheduleWords);
  const titled = useTitle();
  const [kind, setKind] = useState(first);
  const { typed, type, settle } = useDraft('booking', Note);
  const { note = '' } = typed;
  const { role } = SESSIONS[kind];
  const answer = useRows((db, userId) => providersFor(db, userId, role), [role]);
  useUnfinished(note !== '');
  return (
    <Sheet open title={book} onClose={onClose}>
      <SelectField
        label={words.what}
        value={kind}
        onChange={(event) => setKind(event.target.value as SessionKind)}
        options={SESSION_KINDS.map((value) => ({ value, label: titled(SESSIONS[value].title) }))}
      />
      <Answered answer={answer} coming={coming} empty={<p className="muted">{words.nobody}</p>} failed={words.times}>
        {(providers) => (
          <Wish
            key={kind}
            kind={kind}
            providers={providers}
            first={providerId}
            note={note}
            onNote={(typedNote) => type({ note: typedNote })}
            booking={booking}
            onDone={() => {
              settle();
              onClose();
            }}
          />
        )}
      </Answered>
    </Sheet>
  );
}
