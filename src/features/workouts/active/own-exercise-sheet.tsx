import { useState } from 'react';
import type { Exercise } from '#sync/entities/exercises.ts';
import { Button } from '#src/ui/button.tsx';
import { AreaField, SelectField, TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Segments } from '#src/ui/tabs.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import type { Shown } from './active-sheets.tsx';
import type { Workout } from '../queries.ts';
import type { Training } from './use-training.ts';
import { workoutsWords } from '../words.ts';

const CATEGORIES = [
  'strength',
  'cardio',
  'core',
  'mobility',
  'plyometric',
  'balance',
  'recovery',
] as const satisfies readonly Exercise['category'][];
const MEASURES = ['reps', 'time', 'distance'] as const satisfies readonly Exercise['measure'][];

interface OwnExerciseSheetProps {
  name: string;
  workout: Workout;
  training: Training;
  onShow: (shown: Shown | null) => void;
}

const NAME_MAX = 120;
const TEXT_MAX = 4000;

/** An exercise the library does not have, added to this workout at once. */
export function OwnExerciseSheet({ name: typed, workout, training, onShow }: OwnExerciseSheetProps) {
  const words = useWords(workoutsWords).library;
  const [name, setName] = useState(typed);
  const [category, setCategory] = useState<Exercise['category']>('strength');
  const [measure, setMeasure] = useState<Exercise['measure']>('reps');
  const [instructions, setInstructions] = useState('');
  const [isMissing, setMissing] = useState(false);
  useUnfinished(name !== typed || instructions !== '');

  async function submit(): Promise<void> {
    setMissing(!name.trim());
    if (!name.trim()) return;
    const own = { name: name.trim(), category, measure, instructions: instructions.trim() };
    if (await training.invent(workout.session, own)) onShow(null);
  }
  return (
    <Sheet open title={words.own('')} onClose={() => onShow({ sheet: 'library' })}>
      <form
        className="sheet-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField
          label={words.name}
          required
          data-focus-first
          autoComplete="off"
          maxLength={NAME_MAX}
          value={name}
          error={isMissing ? words.needed : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <SelectField
          label={words.category}
          value={category}
          options={CATEGORIES.map((value) => ({ value, label: words.categories[value] }))}
          onChange={(event) => setCategory(event.target.value as Exercise['category'])}
        />
        <Segments
          label={words.measure}
          value={measure}
          onChange={setMeasure}
          options={MEASURES.map((value) => ({ value, label: words[value] }))}
        />
        <AreaField
          label={words.instructions}
          rows={4}
          maxLength={TEXT_MAX}
          value={instructions}
          onChange={(event) => setInstructions(event.target.value)}
        />
        <Button type="submit" look="act" large full>
          {words.title}
        </Button>
      </form>
    </Sheet>
  );
}
