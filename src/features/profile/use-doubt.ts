import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { settings } from '#src/data/settings/use-settings.ts';
import type { Units } from '#src/lib/units.ts';
import { asMeant, doubtOf, otherUnits } from './doubt.ts';
import type { Doubt } from './doubt.ts';
import type { Answers } from './rules.ts';

export interface Question {
  /** While the question is open. */
  doubt: Doubt | null;
  /** Asks if needed, and returns whether to wait for an answer: the same figures are questioned once. */
  asks: () => boolean;
  onMeant: (doubt: Doubt) => void;
}

/** Questions improbable figures. Not while typing: when the person wants to go on. */
export function useDoubt(form: UseFormReturn<Answers>, units: Units): Question {
  const [asked, setAsked] = useState('');
  useWatch({ control: form.control, name: ['age', 'weight', 'height'] });
  const { age, weight, height } = form.getValues();
  const figures = [age, weight, height, units].join();
  const doubt = doubtOf({ age, weight, height }, units);
  return {
    doubt: asked === figures ? doubt : null,
    asks() {
      setAsked(figures);
      return doubt !== null && asked !== figures;
    },
    onMeant(answered) {
      for (const [name, figure] of asMeant(form.getValues(), answered, units)) {
        form.setValue(name, figure, { shouldDirty: true });
      }
      settings.choose({ units: otherUnits(units) });
    },
  };
}
