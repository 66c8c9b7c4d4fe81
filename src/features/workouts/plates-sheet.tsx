import { saveSettings, settingsOf } from '#sync/entities/user-settings.ts';
import { keepDraft, readDraft } from '#src/data/drafts.ts';
import type { Local } from '#src/data/opening.ts';
import { useRow } from '#src/data/rows.ts';
import { unitOf } from '#src/lib/units.ts';
import type { Units } from '#src/lib/units.ts';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Answered } from '#src/ui/states.tsx';
import { Stepper } from '#src/ui/stepper.tsx';
import { Segments } from '#src/ui/tabs.tsx';
import { useAmounts } from './amounts.ts';
import { barsOnOffer, castOf, countOf, platesOnOffer, withCount } from './owned-plates.ts';
import type { CastWeight } from './owned-plates.ts';
import { loadingFor } from './plates.ts';
import type { Plate } from './plates.ts';
import { useWriting } from './use-writing.ts';
import { workoutsWords } from './words.ts';

/** Which bar is at hand is a matter of the gym, and so of this device. */
const BAR = 'bar';

interface Rack {
  plates: Plate[];
  bar: number | null;
}

async function rackOf(db: Local, userId: string): Promise<Rack> {
  const [settings, bar] = await Promise.all([settingsOf(db, userId), readDraft(db, BAR)]);
  return { plates: settings?.plates ?? [], bar: typeof bar === 'number' ? bar : null };
}

function useCast(): (weight: CastWeight) => string {
  const language = useLanguage();
  return ({ cast, units }) => `${cast.toLocaleString(language)} ${unitOf('weight', units)}`;
}

interface LoadedProps {
  kg: number;
  bar: number;
  plates: readonly Plate[];
}

/** One side of the bar, from the collar outwards. */
function Loaded({ kg, bar, plates }: LoadedProps) {
  const words = useWords(workoutsWords).plates;
  const { weight } = useAmounts();
  const cast = useCast();
  if (plates.length === 0) return <p className="muted">{words.noPlates}</p>;
  const { side, total, short } = loadingFor(kg, bar, plates);
  return (
    <section>
      <h3>{words.side}</h3>
      {side.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ol className="loaded">
          {side.map((plate, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- a plate is its place on the bar
            <li key={place} style={{ minHeight: `${3 + plate / 6}rem` }}>
              {cast(castOf(plate))}
            </li>
          ))}
        </ol>
      )}
      {short > 0 && <p className="muted">{words.short(weight(total))}</p>}
    </section>
  );
}

interface OwnedProps {
  plates: Plate[];
  units: Units;
  onChange: (plates: Plate[]) => void;
}

function Owned({ plates, units, onChange }: OwnedProps) {
  const words = useWords(workoutsWords).plates;
  const cast = useCast();
  const others = plates.map(({ weight_kg }) => castOf(weight_kg)).filter((plate) => plate.units !== units);
  return (
    <>
      <p className="muted small">{words.ownHelp}</p>
      <div className="amounts">
        {[...platesOnOffer(units), ...others].map((plate) => (
          <Stepper
            key={plate.kg}
            label={cast(plate)}
            value={countOf(plates, plate.kg)}
            step={2}
            max={40}
            onChange={(count) => onChange(withCount(plates, plate.kg, count))}
          />
        ))}
      </div>
    </>
  );
}

/** What to hang onto the bar, from the plates that the person has. */
export function PlatesSheet({ kg, onClose }: { kg: number; onClose: () => void }) {
  const all = useWords(workoutsWords);
  const words = all.plates;
  const { units, weight } = useAmounts();
  const cast = useCast();
  const { done } = useWriting();
  const answer = useRow(rackOf);
  const bars = barsOnOffer(units);
  const own = (plates: Plate[]): void =>
    void done('plates', (db, userId) => saveSettings(db, userId, { plates: plates.map((plate) => ({ ...plate })) }));
  return (
    <Sheet open title={`${words.title}: ${weight(kg)}`} onClose={onClose}>
      <Answered answer={answer} coming={all.coming} empty={null} failed={all.failed}>
        {(rack) => {
          const bar = rack.bar ?? bars[0]?.kg ?? 0;
          return (
            <>
              <Segments
                label={words.bar}
                value={String(bar)}
                onChange={(chosen) => void done('plates', (db) => keepDraft(db, BAR, Number(chosen)))}
                options={bars.map((each) => ({ value: String(each.kg), label: cast(each) }))}
              />
              <Loaded kg={kg} bar={bar} plates={rack.plates} />
              <Disclosure title={words.own}>
                <Owned plates={rack.plates} units={units} onChange={own} />
              </Disclosure>
            </>
          );
        }}
      </Answered>
    </Sheet>
  );
}
