import { useState } from 'react';
import type { WorkoutSession } from '#sync/entities/workout-sessions.ts';
import { editDraft, keepDraft, readDraft } from '#src/data/drafts/drafts.ts';
import { useRow } from '#src/data/rows.ts';
import { nowBy } from '#src/data/time/clock.ts';
import { Button } from '#src/ui/button.tsx';
import { Chip, Chips } from '#src/ui/chip.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Answered } from '#src/ui/states.tsx';
import { Stepper } from '#src/ui/stepper.tsx';
import { clockOf } from '#src/work/training/clock.ts';
import { prepareSound } from '../active/alarm.ts';
import { useWriting } from '../use-writing.ts';
import { workoutsWords } from '../words.ts';
import { intervalsNameOf, isSame, PRESETS, presetsIn, secondsOf, withPreset } from './intervals.ts';
import type { Intervals } from './intervals.ts';
import { movingSeconds } from './pause.ts';
import type { Pause } from './pause.ts';
import { cardioWords } from './words.ts';

interface IntervalsSheetProps {
  session: WorkoutSession;
  pause: Pause;
  onClose: () => void;
}

const USUAL: Intervals = { work: 30, rest: 30, rounds: 8 };
const MOST_S = 3600;
const STEP_S = 5;

function Form({ presets, session, pause, onClose }: IntervalsSheetProps & { presets: readonly Intervals[] }) {
  const words = useWords(cardioWords);
  const { keep } = useWriting();
  const [chosen, setChosen] = useState<Intervals>(presets[0] ?? USUAL);
  const edit = (part: Partial<Intervals>): void => setChosen({ ...chosen, ...part });

  async function begin(): Promise<void> {
    prepareSound();
    const begun = await keep('hold', async (db) => {
      await keepDraft(db, intervalsNameOf(session.id), { ...chosen, from: movingSeconds(session, pause, nowBy(db)) });
      await editDraft(db, PRESETS, (kept) => withPreset(kept, chosen));
    });
    if (begun) onClose();
  }
  return (
    <div className="sheet-form">
      {presets.length > 0 && (
        <Chips label={words.used}>
          {presets.map((preset) => {
            const { work, rest, rounds } = preset;
            return (
              <Chip
                key={`${rounds} ${work} ${rest}`}
                pressed={isSame(preset, chosen)}
                onClick={() => setChosen(preset)}
              >
                {`${rounds} × ${work}/${rest} s`}
              </Chip>
            );
          })}
        </Chips>
      )}
      <div className="amounts">
        <Stepper
          label={words.workSeconds}
          value={chosen.work}
          min={STEP_S}
          max={MOST_S}
          step={STEP_S}
          unit="s"
          onChange={(work) => edit({ work })}
        />
        <Stepper
          label={words.restSeconds}
          value={chosen.rest}
          max={MOST_S}
          step={STEP_S}
          unit="s"
          onChange={(rest) => edit({ rest })}
        />
        <Stepper label={words.rounds} value={chosen.rounds} min={1} max={99} onChange={(rounds) => edit({ rounds })} />
      </div>
      <p className="muted small">{words.intervalsHelp(clockOf(secondsOf(chosen)))}</p>
      <Button look="act" large full onClick={() => void begin()}>
        {words.beginIntervals}
      </Button>
    </div>
  );
}

/** What was used on this device is there to be chosen again. */
export function IntervalsSheet(props: IntervalsSheetProps) {
  const all = useWords(workoutsWords);
  const words = useWords(cardioWords);
  const answer = useRow(async (db) => ({ presets: presetsIn(await readDraft(db, PRESETS)) }));
  return (
    <Sheet open title={words.intervals} onClose={props.onClose}>
      <Answered answer={answer} coming={all.coming} empty={null} failed={all.failed}>
        {({ presets }) => <Form {...props} presets={presets} />}
      </Answered>
    </Sheet>
  );
}
