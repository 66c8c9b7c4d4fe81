import { useState } from 'react';
import { holdResults, signResults } from '#sync/actions/lab-results.ts';
import { Button } from '#src/ui/button.tsx';
import { Chip, Chips } from '#src/ui/chip.tsx';
import { AreaField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { useSave } from '#src/work/use-save.ts';
import type { LabResult } from '#sync/entities/lab-results.ts';
import type { Letter } from './queries.ts';
import { Values } from './values.tsx';
import { inboxWords } from './words.ts';
import type { InboxWords } from './words.ts';

const LONGEST_WORD = 2000;
const LONGEST_STEP = 1000;
const LONGEST_REASON = 500;

type Act = 'sign' | 'hold';

/** Why the word does not do for an act; the reason of a hold is shorter than what is signed. */
function faultOf(word: string, act: Act, words: InboxWords): string | undefined {
  const { length } = word.trim();
  if (length === 0) return words.wordMissing;
  return act === 'hold' && length > LONGEST_REASON ? words.wordTooLong(LONGEST_REASON) : undefined;
}

/** The word is about what was read, and not about what has come in its place meanwhile. */
function useRead(toSign: readonly LabResult[]) {
  const stands = JSON.stringify(toSign.map(({ id, result_value, flag, version }) => [id, result_value, flag, version]));
  const [read, setRead] = useState(stands);
  const [hasChanged, setChanged] = useState(false);
  function isAsRead(): boolean {
    setChanged(read !== stands);
    setRead(stands);
    return read === stands;
  }
  return { hasChanged, isAsRead };
}

/** Two sentences for the client: what it means, and what happens now. They are released with the values. */
export function SignSheet({ letter, onClose }: { letter: Letter; onClose: () => void }) {
  const words = useWords(inboxWords);
  const save = useSave();
  const [word, setWord] = useState('');
  const [nextStep, setNextStep] = useState('');
  const [asked, setAsked] = useState<Act | null>(null);
  useUnfinished(word !== '' || nextStep !== '');
  const { toSign } = letter;
  const { hasChanged, isAsRead } = useRead(toSign);
  const ids = toSign.map(({ id }) => id);
  const isHoldable = toSign.some(({ released_at }) => released_at === null);
  async function sign(): Promise<void> {
    setAsked('sign');
    if (faultOf(word, 'sign', words) || nextStep.trim() === '' || !isAsRead()) return;
    const done = await save((by) => signResults(ids, { word, nextStep, by }), {
      failed: words.notSaved,
      done: { title: words.signed, description: words.signedHelp },
      once: letter.order.id,
    });
    if (done) onClose();
  }
  /** The word is why: the client hears it in person, and reads it later. */
  async function hold(): Promise<void> {
    setAsked('hold');
    if (faultOf(word, 'hold', words)) return;
    const held = toSign.filter(({ released_at }) => released_at === null).map(({ id }) => id);
    const done = await save((by) => holdResults(held, { reason: word, by }), {
      failed: words.notSaved,
      done: { title: words.isHeld },
      once: letter.order.id,
    });
    if (done) onClose();
  }
  return (
    <Sheet
      open
      title={words.signTitle(letter.client)}
      onClose={onClose}
      foot={
        <Button look="act" large full onClick={() => void sign()}>
          {words.signAct}
        </Button>
      }
    >
      {hasChanged && <Notice tone="warn">{words.changedSince}</Notice>}
      <Values {...letter} results={toSign} />
      <AreaField
        label={words.word}
        help={words.wordHelp}
        required
        rows={3}
        maxLength={LONGEST_WORD}
        value={word}
        error={asked ? faultOf(word, asked, words) : undefined}
        onChange={({ target }) => setWord(target.value)}
      />
      <Chips label={words.steps} wrapped>
        {words.usualSteps.map((step) => (
          <Chip key={step} pressed={nextStep === step} onClick={() => setNextStep(step)}>
            {step}
          </Chip>
        ))}
      </Chips>
      <AreaField
        label={words.nextStep}
        required
        rows={2}
        maxLength={LONGEST_STEP}
        value={nextStep}
        error={asked === 'sign' && nextStep.trim() === '' ? words.stepMissing : undefined}
        onChange={({ target }) => setNextStep(target.value)}
      />
      {isHoldable && (
        <Button look="quiet" full onClick={() => void hold()}>
          {words.hold}
        </Button>
      )}
    </Sheet>
  );
}
