import { useState } from 'react';
import * as z from 'zod/mini';
import { answerCheckin, showAnswered } from '#sync/actions/surgery.ts';
import { settingsOf } from '#sync/queries/user-settings.ts';
import { useDraft } from '#src/data/drafts/use-draft.ts';
import { useRow } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { dayInWords } from '#src/lib/days.ts';
import type { Day, Here } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckField } from '#src/ui/fields/choice-field.tsx';
import { AreaField, SelectField } from '#src/ui/fields/text-field.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import type { Asked, CaseFile } from '#src/work/surgery/case.ts';
import { dangerIn, SYMPTOMS } from '#src/work/surgery/flags.ts';
import { surgeryWords } from '#src/work/surgery/words.ts';
import { Urgent } from '#src/work/health/urgent.tsx';
import { useSave } from '#src/work/use-save.ts';
import { shownUntil, Sight } from './answered-photos.tsx';
import { CheckinPhotos } from './checkin-photos.tsx';
import { mySurgeryWords } from './words.ts';

const WORST = 10;

const yes = z.optional(z.boolean());
const Typed = z.object({
  fever: yes,
  leg_swelling: yes,
  breathless: yes,
  discharge: yes,
  pain: z.optional(z.number()),
  words: z.optional(z.string()),
  photos: z.optional(z.array(z.string())),
});

/** What to do now. It is said before anything is saved, and asks no server. */
function Danger({ danger }: { danger: 'now' | 'today' }) {
  const { danger: words } = useWords(mySurgeryWords);
  return (
    <Urgent title={words.title} call={words.call}>
      <p>{words[danger]}</p>
      <p>{words.told}</p>
    </Urgent>
  );
}

type Ticks = Record<(typeof SYMPTOMS)[number], boolean>;

function Symptoms({ answers, onTick }: { answers: Ticks; onTick: (ticked: Partial<Ticks>) => void }) {
  const { checkin: words } = useWords(mySurgeryWords);
  const { symptoms } = useWords(surgeryWords);
  return (
    <fieldset>
      <legend>{words.which}</legend>
      {SYMPTOMS.map((symptom) => (
        <CheckField
          key={symptom}
          label={symptoms[symptom]}
          checked={answers[symptom]}
          onChange={({ target }) => onTick({ [symptom]: target.checked })}
        />
      ))}
    </fieldset>
  );
}

function Pain({ pain, onChoose }: { pain: number; onChoose: (pain: number) => void }) {
  const { checkin: words } = useWords(mySurgeryWords);
  const language = useLanguage();
  const extremes: Record<number, string> = { 0: words.painless, [WORST]: words.worst };
  const painAs = (n: number): string => [n.toLocaleString(language), extremes[n]].filter(Boolean).join(', ');
  return (
    <SelectField
      label={words.pain}
      value={String(pain)}
      options={Array.from({ length: WORST + 1 }, (_, n) => ({ value: String(n), label: painAs(n) }))}
      onChange={({ target }) => onChoose(Number(target.value))}
    />
  );
}

const sameIds = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));

/** Who will see the photos once it is saved. */
function Promised({ today }: { today: Day }) {
  const { photos: words } = useWords(mySurgeryWords);
  const language = useLanguage();
  const isOff = knownOf(useRow(async (db, userId) => !(await settingsOf(db, userId))?.progress_photos)) === true;
  return (
    <p className="muted small">
      {words.help(dayInWords(shownUntil(today), language))} {isOff && words.turnsOn}
    </p>
  );
}

interface CheckinSheetProps {
  file: CaseFile;
  asked: Asked;
  /** The surgeon can be shown photos. */
  isInCare: boolean;
  here: Here;
  onClose: () => void;
}

export function CheckinSheet({ file: { surgery }, asked, isInCare, here, onClose }: CheckinSheetProps) {
  const { moment, due, answer } = asked;
  const { checkin: words, photos } = useWords(mySurgeryWords);
  const said = useWords(surgeryWords);
  const save = useSave();
  const { typed, type, typeOver, settle } = useDraft(`checkin:${surgery.id} ${moment}`, Typed);
  const has = (symptom: (typeof SYMPTOMS)[number]): boolean => typed[symptom] ?? answer?.[symptom] ?? false;
  const answers = {
    fever: has('fever'),
    leg_swelling: has('leg_swelling'),
    breathless: has('breathless'),
    discharge: has('discharge'),
    pain: typed.pain ?? answer?.pain ?? 0,
  };
  const text = typed.words ?? answer?.words ?? '';
  const former = answer?.photo_ids ?? [];
  const photo_ids = typed.photos ?? former;
  const isChanged = !sameIds(photo_ids, former);
  const purpose = photos.purpose(said.procedures[surgery.procedure], said.moments[moment]);
  const [held, setHeld] = useState(0);
  // Out of care no photo is on its way any more.
  const isKeeping = isInCare && held > 0;
  const danger = dangerIn(answers);

  async function keep(): Promise<void> {
    const whose = { case_id: surgery.id, client_id: surgery.client_id, surgeon_id: surgery.surgeon_id };
    const told = { ...whose, moment, ...answers, words: text.trim() || null, photo_ids };
    const saved = await save(answerCheckin(told), {
      failed: { title: words.notSaved, description: words.notSavedHelp },
      done: { title: words.saved, description: words.savedHelp },
      once: moment,
    });
    if (!saved) return;
    settle();
    onClose();
    if (!isChanged) return;
    const shown = { ...told, photo_ids: isInCare ? photo_ids : [] };
    await save(showAnswered(shown, { purpose, until: shownUntil(here.today) }), {
      failed: { title: photos.notShown, description: photos.notShownHelp },
    });
  }
  return (
    <Sheet
      open
      title={said.moments[moment]}
      onClose={onClose}
      foot={
        <Button look="act" large full blocked={isKeeping ? photos.keeping : undefined} onClick={() => void keep()}>
          {words.save}
        </Button>
      }
    >
      <div className="surgery-form">
        <Symptoms answers={answers} onTick={type} />
        <Pain pain={answers.pain} onChoose={(pain) => type({ pain })} />
        {danger && <Danger danger={danger} />}
        <AreaField
          label={words.words}
          rows={3}
          maxLength={2000}
          value={text}
          onChange={({ target }) => type({ words: target.value })}
        />
        <CheckinPhotos
          picked={photo_ids}
          answered={former}
          onPick={(change) => typeOver((before) => ({ photos: change(before.photos ?? former) }))}
          onHeld={(more) => setHeld((before) => before + more)}
          since={due}
          isInCare={isInCare}
          here={here}
        >
          {!isInCare && <p className="muted small">{photos.notInCare}</p>}
          {isInCare && (isChanged || former.length === 0) && <Promised today={here.today} />}
          {answer && !isChanged && <Sight answer={answer} purpose={purpose} isInCare={isInCare} today={here.today} />}
        </CheckinPhotos>
      </div>
    </Sheet>
  );
}
