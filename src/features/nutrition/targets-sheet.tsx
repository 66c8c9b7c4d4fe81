import { useState } from 'react';
import { setNutritionGoals } from '#sync/entities/nutrition-goals.ts';
import { useOpen } from '#src/data/provider.tsx';
import { attempt } from '#src/ui/attempt.ts';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Stepper } from '#src/ui/stepper.tsx';
import { toast } from '#src/ui/toasts.ts';
import type { Targets } from './day.ts';
import { nutritionWords } from './words.ts';

interface TargetsSheetProps {
  targets: Targets;
  onClose: () => void;
}

export function TargetsSheet({ targets, onClose }: TargetsSheetProps) {
  const { targets: words, progress, notSaved, portion } = useWords(nutritionWords);
  const open = useOpen();
  const [chosen, setChosen] = useState(targets);
  const change = (name: keyof Targets) => (value: number) => setChosen({ ...chosen, [name]: value });
  async function save(): Promise<void> {
    const done = await attempt(async () => {
      if (!open) throw new Error('not open');
      await setNutritionGoals(open.db, { user_id: open.userId, ...chosen });
      return true;
    }, notSaved);
    if (!done) return;
    toast({ title: words.saved });
    onClose();
  }
  const { calories_target, protein_target, carbs_target, fat_target, water_target } = chosen;
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
        <Stepper
          label={progress.calories}
          value={calories_target}
          onChange={change('calories_target')}
          max={20_000}
          step={50}
          unit="kcal"
        />
        <Stepper
          label={progress.protein}
          value={protein_target}
          onChange={change('protein_target')}
          max={2000}
          step={5}
          unit="g"
        />
        <Stepper
          label={progress.carbs}
          value={carbs_target}
          onChange={change('carbs_target')}
          max={3000}
          step={5}
          unit="g"
        />
        <Stepper label={progress.fat} value={fat_target} onChange={change('fat_target')} max={2000} step={5} unit="g" />
        <Stepper
          label={words.water}
          value={water_target}
          onChange={change('water_target')}
          max={100}
          unit={words.glasses}
        />
      </div>
    </Sheet>
  );
}
