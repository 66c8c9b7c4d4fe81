import { stepsAt } from '#sync/rules/blocks.ts';
import type { Block } from '#sync/rules/blocks.ts';
import { readyOn } from '#sync/queries/readiness-answers.ts';
import { mayBegin } from '#sync/rules/readiness.ts';
import { useRow, useRows } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { useToday } from '#src/data/time/use-today.ts';
import { knownOf } from '#src/lib/answer.ts';
import { Button } from '#src/ui/button.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Measure } from '#src/ui/marks/bar.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Answered } from '#src/ui/states.tsx';
import { useProgramInWords } from '#src/work/catalogue/programs/use-program-in-words.ts';
import { useBlockInWords } from '#src/work/training/block-in-words.ts';
import { weeksOf } from '#src/work/programs/kept-weeks.ts';
import { madeDay } from '#src/work/programs/made.ts';
import { WeeksMap } from '#src/work/programs/weeks-map.tsx';
import { routineOf } from './programs/own.ts';
import { ProgramActs } from './programs/program-acts.tsx';
import { wholeOf } from './programs/whole.ts';
import type { Whole } from './programs/whole.ts';
import { useOfferInWords } from './programs-card.tsx';
import { planOf } from './queries.ts';
import type { Offer } from './queries.ts';
import { Readiness } from './readiness/readiness.tsx';
import { routineWords } from './routines/words.ts';
import { Targets } from './today-card.tsx';
import { TrainingDays } from './training-days.tsx';
import { titled } from './use-starting.ts';
import type { Starting } from './use-starting.ts';
import { workoutsWords } from './words.ts';
import type { Shown } from './workouts-sheets.tsx';

interface ProgramSheetProps {
  offer: Offer;
  /** The program that starting this one would stop. */
  followed: string | null;
  starting: Starting;
  onShow: (shown: Shown) => void;
  onClose: () => void;
}

interface PlannedDaysListProps extends Whole {
  title: string;
  onShow: (shown: Shown) => void;
}

function DaysOfBlock({
  program,
  plan,
  blocks,
  exercises,
  title,
  onShow,
  block,
}: PlannedDaysListProps & { block: Block }) {
  const words = useWords(workoutsWords).programs;
  const { keep } = useWords(routineWords);
  const blockName = useBlockInWords().nameOf(block);
  return block.days.map((day) => {
    const ofDay = stepsAt(program, plan, { block: block.number, day });
    const name = words.day(String(day));
    const whole = titled(title, blocks.length > 1 ? `${blockName}, ${name}` : name);
    const of = `${program.id} ${block.number} ${day}`;
    const made = routineOf(whole, madeDay(ofDay));
    return (
      <Disclosure key={day} title={name}>
        <Targets plan={ofDay} exercises={exercises} />
        <Button
          look="quiet"
          full
          onClick={() => onShow({ sheet: 'make-program', id: null, of, made, isRoutine: true })}
        >
          {keep}
        </Button>
      </Disclosure>
    );
  });
}

function PlannedDaysList(planned: PlannedDaysListProps) {
  const words = useWords(workoutsWords).programs;
  const { nameOf } = useBlockInWords();
  return planned.blocks.map((block) => (
    <div key={block.number}>
      {planned.blocks.length > 1 && (
        <h3>
          {nameOf(block)} <span className="muted small">{words.weeks(block.weeks)}</span>
        </h3>
      )}
      <DaysOfBlock {...planned} block={block} />
    </div>
  ));
}

/** How the program that is followed was kept. */
function Weeks() {
  const { timezone: zone, week_start: weekStart } = useSettings();
  const today = useToday();
  const weeks = useRows((db, userId) => weeksOf(db, userId, '', { today, zone, weekStart }), [today, zone, weekStart]);
  return <WeeksMap weeks={knownOf(weeks) ?? []} />;
}

/** A program day by day, and the buttons to start or stop it. */
export function ProgramSheet({ offer, followed, starting, onShow, onClose }: ProgramSheetProps) {
  const { template, own, done } = offer;
  const { programs: words, coming, failed } = useWords(workoutsWords);
  const language = useLanguage();
  const inWords = useOfferInWords();
  const named = useProgramInWords()(template);
  const { title, description } = named;
  const answer = useRow(async (db) => wholeOf(template, await planOf(db, template.id)), [template]);
  const today = useToday();
  const readiness = useRow((db, userId) => readyOn(db, userId, today), [today]);
  // Until all has come, what is not here may have been answered on another device.
  const ready = readiness.state === 'content' ? readiness.value : undefined;
  const close = (isDone: boolean): void => {
    if (isDone) onClose();
  };
  // The person's own copy, or the one that a trainer made.
  const mine = own ?? (template.user_id === null ? null : template);
  const { calories_min: least, calories_max: most } = template;
  return (
    <Sheet
      open
      title={title}
      onClose={onClose}
      foot={
        own ? (
          <div className="sheet-form">
            <p className="muted small">{words.stopHelp}</p>
            <Button look="danger" full onClick={() => void starting.stop(own).then(close)}>
              {words.stop}
            </Button>
          </div>
        ) : mayBegin(template, ready) ? (
          <div className="sheet-form">
            {followed && <p className="muted small">{words.replace(followed)}</p>}
            <Button look="act" large full onClick={() => void starting.follow(template).then(close)}>
              {done > 0 ? words.again : words.start}
            </Button>
          </div>
        ) : null
      }
    >
      <p>{description}</p>
      {template.assigned_by !== null && (
        <Answered answer={readiness} coming={coming} empty={null} failed={failed}>
          {() => ready && (own === null || ready.answers !== null) && <Readiness ready={ready} />}
        </Answered>
      )}
      <p className="muted small">
        {inWords(offer)}
        {least !== null && most !== null && (
          <>
            <br />
            {words.calories(least.toLocaleString(language), most.toLocaleString(language))}
          </>
        )}
      </p>
      {own && (
        <>
          <Measure name={words.active} value={done} target={template.sessions} unit={words.unit} tone="c3" />
          <Weeks />
        </>
      )}
      {mine && <TrainingDays program={mine} />}
      <Answered answer={answer} coming={coming} empty={null} failed={failed}>
        {(whole) => (
          <>
            <PlannedDaysList {...whole} title={title} onShow={onShow} />
            <ProgramActs whole={whole} named={named} onShow={onShow} onClose={onClose} />
          </>
        )}
      </Answered>
    </Sheet>
  );
}
