import { useState } from 'react';
import type { FormEvent } from 'react';
import { giveGrant } from '#sync/actions/grants.ts';
import { LONGEST_DAYS, LONGEST_PURPOSE, MOST_GRANTED } from '#sync/entities/grants.ts';
import type { ProgressPhoto } from '#sync/entities/progress-photos.ts';
import { addDays, isDay } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { SelectField, TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import type { Seer } from '#src/work/care/sight.ts';
import { PickPhotos } from '#src/work/photos/pick-photos.tsx';
import { useSave } from '#src/work/use-save.ts';
import { photoWords } from '../words.ts';

/** A year at most, as the table has it. */
const USUAL_DAYS = 28;

interface GiveFormProps {
  photos: readonly ProgressPhoto[];
  seers: readonly [Seer, ...Seer[]];
  today: Day;
}

const fresh = (today: Day) => ({ purpose: '', until: addDays(today, USUAL_DAYS) });

export function GiveForm({ photos, seers, today }: GiveFormProps) {
  const words = useWords(photoWords).show;
  const save = useSave();
  const [provider, setProvider] = useState(seers[0].id);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [typed, setTyped] = useState(fresh(today));
  const [isTried, setTried] = useState(false);
  const purpose = typed.purpose.trim();
  const isNone = picked.size === 0 || picked.size > MOST_GRANTED;
  const last = addDays(today, LONGEST_DAYS);
  const isWrongDay = !isDay(typed.until) || typed.until < today || typed.until > last;
  useUnfinished(picked.size > 0 || typed.purpose !== '');
  async function give(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    const to = seers.find(({ id }) => id === provider) ?? seers[0];
    if (isNone || purpose === '' || isWrongDay) return;
    const row_ids = photos.map(({ id }) => id).filter((id) => picked.has(id));
    const saved = await save(
      (user_id) =>
        giveGrant({ user_id, provider_id: to.id, subject: 'progress_photos', row_ids, purpose, until: typed.until }),
      { failed: { title: words.notGiven }, done: { title: words.given(to.name) }, once: 'give' },
    );
    if (!saved) return;
    setPicked(new Set());
    setTyped(fresh(today));
    setTried(false);
  }
  return (
    <form className="photo-form" method="post" noValidate onSubmit={(event) => void give(event)}>
      <p className="muted">{words.help}</p>
      <SelectField
        label={words.whom}
        value={provider}
        options={seers.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => setProvider(target.value)}
      />
      <PickPhotos label={words.which} photos={photos} picked={picked} onPick={setPicked} />
      {isTried && isNone && (
        <p className="small" role="alert">
          {words.none}
        </p>
      )}
      <TextField
        required
        label={words.purpose}
        help={words.purposeHelp}
        maxLength={LONGEST_PURPOSE}
        value={typed.purpose}
        error={isTried && purpose === '' ? words.noPurpose : undefined}
        onChange={({ target }) => setTyped({ ...typed, purpose: target.value })}
      />
      <TextField
        required
        type="date"
        label={words.until}
        min={today}
        max={last}
        value={typed.until}
        error={isTried && isWrongDay ? words.wrongDay : undefined}
        onChange={({ target }) => setTyped({ ...typed, until: target.value })}
      />
      <Button type="submit" look="act" large full>
        {words.give}
      </Button>
    </form>
  );
}
