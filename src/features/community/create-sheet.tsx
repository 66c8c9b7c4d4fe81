import { useState } from 'react';
import { createChallenge } from '#sync/actions/challenges.ts';
import { challenges } from '#sync/entities/challenges.ts';
import type { Challenge } from '#sync/entities/challenges.ts';
import { addDays, daysBetween, isDay } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { AreaField, SelectField, TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Stepper } from '#src/ui/stepper.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { useSave } from '#src/work/use-save.ts';
import { communityWords } from './words.ts';

type Metric = Challenge['metric'];

const METRICS = challenges.row.shape.metric.options;
const TEAMS = challenges.row.shape.teams.options;
const LONGEST_TITLE = 120;
const LONGEST_TEXT = 2000;
const LONGEST_DAYS = 366;
const USUAL_DAYS = 29;

/** What most can do in a month, to begin with. */
const USUAL: Record<Metric, { target: number; step: number; most: number }> = {
  workouts: { target: 12, step: 1, most: 366 },
  minutes: { target: 600, step: 30, most: 100_000 },
  calories: { target: 5000, step: 250, most: 1_000_000 },
  steps: { target: 200_000, step: 10_000, most: 10_000_000 },
  water: { target: 200, step: 8, most: 6000 },
  streak: { target: 21, step: 1, most: 366 },
};

interface Draft {
  title: string;
  description: string;
  metric: Metric;
  target: number;
  starts_on: string;
  ends_on: string;
  teams: Challenge['teams'];
  team_size: number;
}

const isEndless = ({ starts_on, ends_on }: Draft): boolean => {
  if (!isDay(starts_on) || !isDay(ends_on)) return true;
  const days = daysBetween(starts_on, ends_on);
  return days < 0 || days > LONGEST_DAYS;
};

function useCreating(today: string, onClose: () => void) {
  const { create: words, composer } = useWords(communityWords);
  const save = useSave();
  const [draft, setDraft] = useState<Draft>(() => ({
    title: '',
    description: '',
    metric: 'workouts',
    target: USUAL.workouts.target,
    starts_on: today,
    ends_on: addDays(today, USUAL_DAYS),
    teams: 'alone',
    team_size: 10,
  }));
  const [wasAsked, setWasAsked] = useState(false);
  useUnfinished(draft.title !== '' || draft.description !== '');
  const title = draft.title.trim();
  const isWrong = isEndless(draft);
  async function create(): Promise<void> {
    setWasAsked(true);
    if (title === '' || isWrong) return;
    const challenge = { ...draft, title, description: draft.description.trim(), unit: draft.metric };
    const saved = await save((creator_id) => createChallenge({ creator_id, ...challenge }), {
      failed: { title: words.failed, description: composer.kept },
      done: { title: words.saved(title) },
      once: 'challenge',
    });
    if (saved) onClose();
  }
  return {
    draft,
    change: (change: Partial<Draft>) => setDraft({ ...draft, ...change }),
    isNameless: wasAsked && title === '',
    isWrong,
    create,
  };
}

interface TeamFieldsProps {
  draft: Draft;
  change: (change: Partial<Draft>) => void;
}

function TeamFields({ draft: { teams, team_size }, change }: TeamFieldsProps) {
  const words = useWords(communityWords).teams;
  return (
    <>
      <SelectField
        label={words.label}
        value={teams}
        options={TEAMS.map((value) => ({ value, label: words.kinds[value] }))}
        onChange={({ target }) => change({ teams: target.value as Draft['teams'] })}
      />
      {teams === 'named' && (
        <Stepper
          label={words.size}
          value={team_size}
          min={2}
          max={50}
          onChange={(next) => change({ team_size: next })}
        />
      )}
    </>
  );
}

export function CreateSheet({ today, onClose }: { today: string; onClose: () => void }) {
  const { create: words, metrics } = useWords(communityWords);
  const { draft, change, isNameless, isWrong, create } = useCreating(today, onClose);
  const { step, most } = USUAL[draft.metric];
  return (
    <Sheet
      open
      title={words.title}
      onClose={onClose}
      foot={
        <Button look="act" large full onClick={() => void create()}>
          {words.save}
        </Button>
      }
    >
      <div className="challenge-form">
        <TextField
          label={words.name}
          required
          maxLength={LONGEST_TITLE}
          value={draft.title}
          error={isNameless ? words.nameMissing : undefined}
          onChange={({ target }) => change({ title: target.value })}
        />
        <SelectField
          label={words.metric}
          value={draft.metric}
          options={METRICS.map((value) => ({ value, label: metrics[value] }))}
          onChange={({ target }) => {
            const metric = target.value as Metric;
            change({ metric, target: USUAL[metric].target });
          }}
        />
        <Stepper
          label={words.target}
          value={draft.target}
          step={step}
          min={1}
          max={most}
          unit={metrics[draft.metric]}
          onChange={(target) => change({ target })}
        />
        <div className="pair">
          <TextField
            type="date"
            label={words.first}
            min={today}
            value={draft.starts_on}
            onChange={({ target }) => change({ starts_on: target.value })}
          />
          <TextField
            type="date"
            label={words.last}
            min={draft.starts_on}
            value={draft.ends_on}
            error={isWrong ? words.days : undefined}
            onChange={({ target }) => change({ ends_on: target.value })}
          />
        </div>
        <TeamFields draft={draft} change={change} />
        <AreaField
          label={words.text}
          rows={3}
          maxLength={LONGEST_TEXT}
          value={draft.description}
          onChange={({ target }) => change({ description: target.value })}
        />
      </div>
    </Sheet>
  );
}
