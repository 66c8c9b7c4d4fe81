import '../amounts.css';
import type { Activity } from '#sync/entities/workout-sessions.ts';
import { convert } from '#src/lib/units.ts';
import { useWords } from '#src/ui/language.tsx';
import { Stepper } from '#src/ui/stepper.tsx';
import { Stat } from '#src/ui/stat.tsx';
import { stepped } from '#src/ui/steps.ts';
import { useFigures } from '#src/work/training/figures.ts';
import { MOST_KCAL } from '../effort.ts';
import { energyOf } from './energy.ts';
import { hasDistance, paceOf } from '#src/work/training/pace.ts';
import { cardioWords } from './words.ts';

export interface Told {
  seconds: number;
  metres: number;
  /** Null until somebody knows better than the estimate. */
  calories: number | null;
}

const MINUTE = 60;
const MOST_MINUTES = 1439;
const TENTHS = { min: 0, max: 600, step: 0.1 };

/** What is kept of it: nothing where nothing is known. */
export function amountsOf(activity: Activity, { seconds, metres, calories }: Told, weightKg: number | null) {
  const distance_m = hasDistance(activity) && metres > 0 ? metres : null;
  return {
    moving_seconds: seconds,
    distance_m,
    calories_burned: calories ?? energyOf({ activity, seconds, metres: distance_m, weightKg }),
  };
}

interface CardioFieldsProps {
  activity: Activity;
  told: Told;
  weightKg: number | null;
  onTell: (told: Told) => void;
}

export function CardioFields({ activity, told, weightKg, onTell }: CardioFieldsProps) {
  const words = useWords(cardioWords);
  const { units, distanceUnit, figure } = useFigures();
  const { seconds, metres } = told;
  const [minutes, rest] = [Math.floor(seconds / MINUTE), seconds % MINUTE];
  const { distance_m, calories_burned } = amountsOf(activity, told, weightKg);
  const pace = paceOf({ activity, distance_m, moving_seconds: seconds }, units, figure);
  const unknown = activity === 'other' ? words.energyOther : words.energyUnknown;
  const tell = (more: Partial<Told>): void => onTell({ ...told, ...more });
  return (
    <>
      <div className="amounts">
        <Stepper
          label={words.minutes}
          value={minutes}
          max={MOST_MINUTES}
          unit="min"
          onChange={(value) => tell({ seconds: value * MINUTE + rest })}
        />
        <Stepper
          label={words.seconds}
          value={rest}
          max={MINUTE - 1}
          unit="s"
          onChange={(value) => tell({ seconds: minutes * MINUTE + value })}
        />
        {hasDistance(activity) && (
          <Stepper
            label={words.distance}
            value={convert('distance', metres / 1000, 'metric', units)}
            max={TENTHS.max}
            step={0.01}
            next={(value, by) => stepped(value, by, TENTHS)}
            unit={distanceUnit}
            onChange={(value) => tell({ metres: Math.round(convert('distance', value, units, 'metric') * 1000) })}
          />
        )}
        <Stepper
          label={words.calories}
          value={calories_burned ?? 0}
          max={MOST_KCAL}
          step={10}
          unit="kcal"
          onChange={(calories) => tell({ calories })}
        />
      </div>
      {pace && <Stat label={words.pace} figure={pace} />}
      <p className="muted small">{calories_burned === null ? unknown : words.energy}</p>
    </>
  );
}
