import { useState } from 'react';
import { saveBookingRules } from '#sync/actions/provider-schedules.ts';
import type { Person } from '#sync/entities/people.ts';
import { peopleById, providersOf } from '#sync/queries/people.ts';
import { awayOf } from '#sync/queries/provider-schedules.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { useRow } from '#src/data/rows.ts';
import { useToday } from '#src/data/time/use-today.ts';
import { isDay } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { fullNameOf } from '#src/lib/names.ts';
import { isProviderType } from '#src/lib/roles.ts';
import { Button } from '#src/ui/button.tsx';
import { AreaField, SelectField, TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Answered } from '#src/ui/states.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { useSave } from '#src/work/use-save.ts';
import { Covering } from './covering.tsx';
import { messagesWords } from './words.ts';

const LONGEST = 300;
const BACK = { away_until: null, away_note: null, away_cover: null };

type Away = Awaited<ReturnType<typeof awayOf>>;

interface Standing {
  away: Away;
  /** Who could answer meanwhile. */
  colleagues: readonly Person[];
  /** For whom one answers oneself. */
  covered: readonly Person[];
}

/** Of the same kind, by name. */
async function standingOf(db: ReadOnly, userId: string, today: Day): Promise<Standing> {
  const [away, [own]] = await Promise.all([awayOf(db, userId), peopleById(db, [userId])]);
  const all = own && isProviderType(own.role) ? await providersOf(db, [own.role]) : [];
  const others = all.filter(({ id }) => id !== userId);
  const covered = others.filter(
    ({ away_cover, away_until }) => away_cover === userId && away_until !== null && away_until >= today,
  );
  return { away, covered, colleagues: others.toSorted((a, b) => fullNameOf(a).localeCompare(fullNameOf(b))) };
}

function AwayForm({ away, colleagues, onClose }: Omit<Standing, 'covered'> & { onClose: () => void }) {
  const { away: words, kept } = useWords(messagesWords);
  const save = useSave();
  const today = useToday();
  const [until, setUntil] = useState(away.away_until ?? '');
  const [note, setNote] = useState(away.away_note ?? '');
  const [cover, setCover] = useState(away.away_cover ?? '');
  const isAway = away.away_until !== null && away.away_until >= today;
  const isWhole = isDay(until) && until >= today;
  const was = [away.away_until, away.away_note, away.away_cover];
  useUnfinished([until, note, cover].some((typed, place) => typed !== (was[place] ?? '')));
  async function state(edit: Away, title: string): Promise<void> {
    const failed = { title: words.failed, description: kept };
    const done = await save((providerId) => saveBookingRules(providerId, edit), {
      failed,
      done: { title },
      once: 'away',
    });
    if (done) onClose();
  }
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        const edit = { away_until: until, away_note: note.trim() || null, away_cover: cover || null };
        void state(edit, words.done);
      }}
    >
      <p className="muted">{words.help}</p>
      <TextField
        type="date"
        required
        label={words.until}
        min={today}
        value={until}
        onChange={({ target }) => setUntil(target.value)}
      />
      <AreaField
        label={words.note}
        rows={3}
        maxLength={LONGEST}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {colleagues.length > 0 && (
        <SelectField
          label={words.cover}
          help={words.coverHelp}
          value={cover}
          options={[
            { value: '', label: words.nobody },
            ...colleagues.map((person) => ({ value: person.id, label: fullNameOf(person) })),
          ]}
          onChange={({ target }) => setCover(target.value)}
        />
      )}
      <Button type="submit" look="act" full blocked={isWhole ? undefined : words.missing}>
        {words.save}
      </Button>
      {isAway && (
        <Button look="line" full onClick={() => void state(BACK, words.backDone)}>
          {words.back}
        </Button>
      )}
    </form>
  );
}

/** A provider's words for as long as nobody answers; they end by themselves. */
export function AwaySheet({ onClose }: { onClose: () => void }) {
  const { away: words, coming, failed } = useWords(messagesWords);
  const today = useToday();
  const answer = useRow((db, userId) => standingOf(db, userId, today), [], [today]);
  return (
    <Sheet open title={words.title} onClose={onClose}>
      <Answered answer={answer} coming={coming} empty={null} failed={failed}>
        {({ covered, ...standing }) => (
          <>
            <Covering covered={covered} />
            <AwayForm {...standing} onClose={onClose} />
          </>
        )}
      </Answered>
    </Sheet>
  );
}
