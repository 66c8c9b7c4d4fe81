import { useState } from 'react';
import type { WorkoutProgram } from '#sync/entities/workout-programs.ts';
import { useRows } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import type { Here } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { Confirm } from '#src/ui/confirm.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { CheckField } from '#src/ui/fields/choice-field.tsx';
import { AreaField, SelectField, TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { caredFor } from '../queries.ts';
import { providerWords } from '../words.ts';
import { GoesOn } from './goes-on.tsx';
import { Begin } from '#src/work/programs/begin.tsx';
import { ProgramBlocks } from '#src/work/programs/blocks.tsx';
import { ProgramDates } from './program-dates.tsx';
import { startsFor } from './program-queries.ts';
import type { MadeProgram } from '#src/work/programs/made.ts';
import { Leaving } from './leaving.tsx';
import { Signed, useUncleared } from './cleared.tsx';
import { useProgram } from './use-program.ts';
import { programWords } from '#src/work/training/words.ts';
import { builderWords } from '#src/work/programs/words.ts';
import { recordWords } from './words.ts';

const TITLE_LONGEST = 120;
const TEXT_LONGEST = 4000;
const LEVELS = ['beginner', 'intermediate', 'advanced'] as const;

interface PartProps {
  made: MadeProgram;
  onType: (change: Partial<MadeProgram>) => void;
}

function Head({ made, onType }: PartProps) {
  const labels = useWords(programWords);
  return (
    <>
      <TextField
        label={labels.name}
        required
        autoComplete="off"
        maxLength={TITLE_LONGEST}
        value={made.title}
        onChange={({ target }) => onType({ title: target.value })}
      />
      <AreaField
        label={labels.about}
        rows={2}
        maxLength={TEXT_LONGEST}
        value={made.description}
        onChange={({ target }) => onType({ description: target.value })}
      />
      <SelectField
        label={labels.level}
        value={made.difficulty}
        options={LEVELS.map((value) => ({ value, label: labels.levels[value] }))}
        onChange={({ target }) => onType({ difficulty: target.value as MadeProgram['difficulty'] })}
      />
    </>
  );
}

interface OthersProps {
  clientId: string;
  chosen: readonly string[];
  onChoose: (ids: string[]) => void;
}

/** Whoever else gets a copy of their own. */
function Others({ clientId, chosen, onChoose }: OthersProps) {
  const { program: words } = useWords(recordWords);
  const { day } = useWords(providerWords);
  const others = (knownOf(useRows(caredFor)) ?? []).filter((cared) => cared.clientId !== clientId);
  if (others.length === 0) return null;
  return (
    <Disclosure title={words.others}>
      {others.map((cared) => (
        <CheckField
          key={cared.clientId}
          label={cared.client.name || day.client}
          checked={chosen.includes(cared.clientId)}
          onChange={({ target }) =>
            onChoose(target.checked ? [...chosen, cared.clientId] : chosen.filter((id) => id !== cared.clientId))
          }
        />
      ))}
    </Disclosure>
  );
}

interface ProgramFormProps {
  clientId: string;
  /** The one that is changed; null for a new one. */
  program: WorkoutProgram | null;
  here: Here;
  onDone: () => void;
}

export function ProgramForm({ clientId, program, here, onDone }: ProgramFormProps) {
  const { program: words } = useWords(recordWords);
  const { incomplete } = useWords(builderWords);
  const starts = knownOf(useRows(startsFor)) ?? [];
  const { made, plan, isTouched, type, settle, keep } = useProgram(clientId, program);
  const [others, setOthers] = useState<string[]>([]);
  const [wasTried, setTried] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const [isWarned, setWarned] = useState(false);
  const uncleared = useUncleared(program ? [clientId] : [clientId, ...others]);
  useUnfinished(isTouched);
  async function save(): Promise<void> {
    setTried(true);
    setWarned(false);
    if (plan && (await keep(plan, others))) onDone();
  }
  function leave(): void {
    settle();
    onDone();
  }
  return (
    <div className="evaluation-form">
      <Signed clientId={clientId} />
      {!program && !isTouched && <Begin starts={starts} onType={type} />}
      <Head made={made} onType={type} />
      <ProgramDates made={made} onType={type} />
      <ProgramBlocks blocks={made.blocks} onChange={(blocks) => type({ blocks })} />
      {!program && <Others clientId={clientId} chosen={others} onChoose={setOthers} />}
      {program && plan && isTouched && <GoesOn clientId={clientId} program={program} plan={plan} here={here} />}
      {wasTried && !plan && <Notice tone="bad">{incomplete}</Notice>}
      <Button look="act" large full onClick={() => (plan && uncleared.length > 0 ? setWarned(true) : void save())}>
        {program ? words.saveChange : words.offer}
      </Button>
      <Button look="quiet" full onClick={isTouched ? () => setLeaving(true) : leave}>
        {words.leave}
      </Button>
      <Confirm
        open={isWarned}
        danger
        title={words.uncleared}
        act={words.anyway}
        onAct={() => void save()}
        onClose={() => setWarned(false)}
      >
        {words.unclearedHelp(uncleared.join(', '))}
      </Confirm>
      <Leaving open={isLeaving} onLeave={leave} onStay={() => setLeaving(false)} />
    </div>
  );
}
