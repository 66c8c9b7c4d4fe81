import './food.css';
import { useState } from 'react';
import type { Here } from '#src/lib/days.ts';
import { useWords } from '#src/ui/language.tsx';
import { Segments } from '#src/ui/tabs.tsx';
import { Diary } from './diary.tsx';
import { Plan } from './plan.tsx';
import { TargetsPart } from './targets-part.tsx';
import { providerFoodWords } from './words.ts';

const PARTS = ['diary', 'plan', 'targets'] as const;

const SHOWN = { diary: Diary, plan: Plan, targets: TargetsPart } as const;

export interface FoodPartProps {
  clientId: string;
  here: Here;
}

/** What a client eats, and what a nutritionist plans of it. */
export function FoodPart(props: FoodPartProps) {
  const words = useWords(providerFoodWords);
  const [part, setPart] = useState<(typeof PARTS)[number]>('diary');
  const Shown = SHOWN[part];
  return (
    <>
      <Segments
        label={words.parts}
        value={part}
        onChange={setPart}
        options={PARTS.map((value) => ({ value, label: words[value] }))}
      />
      <Shown {...props} />
    </>
  );
}
