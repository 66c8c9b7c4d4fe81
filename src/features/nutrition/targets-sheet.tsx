import { useState } from 'react';
import { setNutritionGoals } from '#sync/actions/nutrition-goals.ts';
import type { Targets } from '#sync/queries/nutrition-goals.ts';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Stepper } from '#src/ui/stepper.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { useSave } from '#src/work/use-save.ts';
import { nutritionWords } from './words.ts';

interface TargetsSheetProps {
  targets: Targets;
  onClose: () => void;
}

export function TargetsSheet({ targets, onClose }: TargetsSheetProps) {
  const { targets: words, progress, notSaved, portion } = useWords(nutritionWords);
  const write = useSave();
  const [first] = useState(targets);
  const [chosen, setChosen] = useState(first);
  useUnfinished(chosen !== first);
  async function save(): Promise<void> {
    const saved = await write((user_id) => setNutritionGoals({ user_id, ...chosen }), {
      failed: { title: notSaved.targets, description: notSaved.description },
      done: { title: words.saved },
      once: '',
    });
    if (saved) onClose();
  }
  const steppers = [
    { name: 'calories_target', label: progress.calories, max: 20_000, step: 50, unit: 'kcal' },
    { name: 'protein_target', label: progress.protein, max: 2000, step: 5, unit: 'g' },
    { name: 'carbs_target', label: progress.carbs, max: 3000, step: 5, unit: 'g' },
    { name: 'fat_target', label: progress.fat, max: 2000, step: 5, unit: 'g' },
    { name: 'water_target', label: words.water, max: 100, step: 1, unit: words.glasses },
  ] as const;
  return (
    <Sheet
      open
      title={words.title}
      onClose={onClose}
      foot={
        <Button look="act" large full onClick={() => void save()}>
          {portion.save}
        </Button>
      }
    >
      <div className="portion-sheet">
        <p className="muted">{words.help}</p>
        {steppers.map(({ name, ...rest }) => (
          <Stepper
            key={name}
            {...rest}
            value={chosen[name]}
            onChange={(value) => setChosen({ ...chosen, [name]: value })}
          />
        ))}
      </div>
    </Sheet>
  );
}
