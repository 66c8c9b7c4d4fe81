import * as z from 'zod/mini';
import { answerCheckin } from '#sync/actions/surgery.ts';
import { useDraft } from '#src/data/drafts/use-draft.ts';
import { addDays } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';
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

/** As long as the after-care of one operation takes. */
const SHOWN_DAYS = 90;

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
  const language = useLanguage();
  const save = useSave();
  const { typed, type, settle } = useDraft(`checkin:${surgery.id} ${moment}`, Typed);
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
  const photo_ids = isInCare ? (typed.photos ?? former) : former;
  const until = addDays(here.today, SHOWN_DAYS);
  const danger = dangerIn(answers);
  const extremes: Record<number, string> = { 0: words.painless, [WORST]: words.worst };
  const painAs = (n: number): string => [n.toLocaleString(language), extremes[n]].filter(Boolean).join(', ');

  async function keep(): Promise<void> {
    const whose = { case_id: surgery.id, client_id: surgery.client_id, surgeon_id: surgery.surgeon_id };
    const told = { ...whose, moment, ...answers, words: text.trim() || null, photo_ids };
    const showing = { purpose: photos.purpose(said.procedures[surgery.procedure], said.moments[moment]), until };
    const saved = await save(answerCheckin(told, showing), {
      failed: { title: words.notSaved, description: words.notSavedHelp },
      done: { title: words.saved, description: words.savedHelp },
      once: moment,
    });
    if (!saved) return;
    settle();
    onClose();
  }
  return (
    <Sheet
      open
      title={said.moments[moment]}
      onClose={onClose}
      foot={
        <Button look="act" large full onClick={() => void keep()}>
          {words.save}
        </Button>
      }
    >
      <div className="surgery-form">
        <Symptoms answers={answers} onTick={type} />
        <SelectField
          label={words.pain}
          value={String(answers.pain)}
          options={Array.from({ length: WORST + 1 }, (_, n) => ({ value: String(n), label: painAs(n) }))}
          onChange={({ target }) => type({ pain: Number(target.value) })}
        />
        {danger && <Danger danger={danger} />}
        <AreaField
          label={words.words}
          rows={3}
          maxLength={2000}
          value={text}
          onChange={({ target }) => type({ words: target.value })}
        />
        {isInCare ? (
          <CheckinPhotos
            picked={photo_ids}
            onPick={(ids) => type({ photos: ids })}
            since={due}
            until={until}
            here={here}
          />
        ) : (
          <p className="muted small">{photos.notInCare}</p>
        )}
      </div>
    </Sheet>
  );
}
