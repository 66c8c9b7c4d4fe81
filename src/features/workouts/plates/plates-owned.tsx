import '../amounts.css';
import { useRow } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Answered } from '#src/ui/states.tsx';
import { Stepper } from '#src/ui/stepper.tsx';
import { editPlates } from '#sync/actions/user-settings.ts';
import { settingsOf } from '#sync/queries/user-settings.ts';
import { castOf, countOf, MOST_PLATES, platesOnOffer, withMore } from './owned-plates.ts';
import type { Plate } from './plates.ts';
import { useCast } from './use-cast.ts';
import { useWriting } from '../use-writing.ts';
import { workoutsWords } from '../words.ts';

/** The person's plates among those that exist. */
export function PlatesOwned({ plates }: { plates: readonly Plate[] }) {
  const words = useWords(workoutsWords).plates;
  const { units } = useSettings();
  const cast = useCast();
  const { write } = useWriting();
  const others = plates.map(({ weight_kg }) => castOf(weight_kg)).filter((plate) => plate.units !== units);
  const add = (kg: number, more: number): void =>
    void write('plates', (userId) => editPlates(userId, (owned) => withMore(owned, kg, more)), { of: 'account' });
  return (
    <Disclosure title={words.own}>
      <p className="muted small">{words.ownHelp}</p>
      <div className="amounts">
        {[...platesOnOffer(units), ...others].map((plate) => (
          <Stepper
            key={plate.kg}
            label={cast(plate)}
            value={countOf(plates, plate.kg)}
            step={2}
            max={MOST_PLATES}
            onChange={(count) => add(plate.kg, count - countOf(plates, plate.kg))}
          />
        ))}
      </div>
    </Disclosure>
  );
}

export function PlatesOfAccount() {
  const words = useWords(workoutsWords);
  const answer = useRow(settingsOf);
  return (
    <Answered answer={answer} coming={words.coming} empty={null} failed={words.failed}>
      {({ plates }) => <PlatesOwned plates={plates} />}
    </Answered>
  );
}
