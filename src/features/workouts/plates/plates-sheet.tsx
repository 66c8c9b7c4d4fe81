import { keepDraft } from '#src/data/drafts/drafts.ts';
import { useRow } from '#src/data/rows.ts';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Answered } from '#src/ui/states.tsx';
import { Segments } from '#src/ui/tabs.tsx';
import { useAmounts } from '../amounts.ts';
import { barsOnOffer, castOf } from './owned-plates.ts';
import { loadingFor } from './plates.ts';
import type { Plate } from './plates.ts';
import { PlatesOwned } from './plates-owned.tsx';
import { BAR, rackOf } from './rack.ts';
import { useCast } from './use-cast.ts';
import { useWriting } from '../use-writing.ts';
import { workoutsWords } from '../words.ts';

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
          {side.map((plate, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a plate is its place on the bar
            <li key={index} style={{ minHeight: `${3 + plate / 6}rem` }}>
              {cast(castOf(plate))}
            </li>
          ))}
        </ol>
      )}
      {short > 0 && <p className="muted">{words.short(weight(total))}</p>}
    </section>
  );
}

/** What to put on the bar, from the person's plates. */
export function PlatesSheet({ kg, onClose }: { kg: number; onClose: () => void }) {
  const all = useWords(workoutsWords);
  const words = all.plates;
  const { units, weight } = useAmounts();
  const cast = useCast();
  const { keep } = useWriting();
  const answer = useRow(rackOf);
  const bars = barsOnOffer(units);
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
                onChange={(chosen) => void keep('plates', (db) => keepDraft(db, BAR, Number(chosen)))}
                options={bars.map((each) => ({ value: String(each.kg), label: cast(each) }))}
              />
              <Loaded kg={kg} bar={bar} plates={rack.plates} />
              <PlatesOwned plates={rack.plates} />
            </>
          );
        }}
      </Answered>
    </Sheet>
  );
}
