import { useState } from 'react';
import { saveBookingRules } from '#sync/actions/provider-schedules.ts';
import { awayOf } from '#sync/queries/provider-schedules.ts';
import { useRow } from '#src/data/rows.ts';
import { useToday } from '#src/data/time/use-today.ts';
import { isDay } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { AreaField, TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Answered } from '#src/ui/states.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { useSave } from '#src/work/use-save.ts';
import { messagesWords } from './words.ts';

const LONGEST = 300;

type Away = Awaited<ReturnType<typeof awayOf>>;

function AwayForm({ away, onClose }: { away: Away; onClose: () => void }) {
  const { away: words, kept } = useWords(messagesWords);
  const save = useSave();
  const today = useToday();
  const [until, setUntil] = useState(away.away_until ?? '');
  const [note, setNote] = useState(away.away_note ?? '');
  const isAway = away.away_until !== null && away.away_until >= today;
  const isWhole = isDay(until) && until >= today;
  useUnfinished(until !== (away.away_until ?? '') || note !== (away.away_note ?? ''));
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
        void state({ away_until: until, away_note: note.trim() || null }, words.done);
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
      <Button type="submit" look="act" full blocked={isWhole ? undefined : words.missing}>
        {words.save}
      </Button>
      {isAway && (
        <Button look="line" full onClick={() => void state({ away_until: null, away_note: null }, words.backDone)}>
          {words.back}
        </Button>
      )}
    </form>
  );
}

/** A provider's words for as long as nobody answers; they end by themselves. */
export function AwaySheet({ onClose }: { onClose: () => void }) {
  const { away: words, coming, failed } = useWords(messagesWords);
  const answer = useRow((db, userId) => awayOf(db, userId));
  return (
    <Sheet open title={words.title} onClose={onClose}>
      <Answered answer={answer} coming={coming} empty={null} failed={failed}>
        {(away) => <AwayForm away={away} onClose={onClose} />}
      </Answered>
    </Sheet>
  );
}
