import { Card } from '#src/ui/card.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import type { Logging } from './use-logging.ts';
import { nutritionWords } from './words.ts';

interface WaterCardProps {
  glasses: number;
  target: number;
  logging: Pick<Logging, 'addGlass' | 'removeGlass'>;
}

/** Full glasses stand before the empty ones; one more is always at hand. */
const placesOf = (glasses: number, target: number): number => Math.max(target, glasses + 1);

const Glass = () => (
  <svg viewBox="0 0 32 40" aria-hidden="true">
    <path className="edge" d="M4 3h24l-3 34H7z" />
    <path className="water" d="M6 14c4-3 7 2 10 0s6 3 10 0l-2 21H8z" />
  </svg>
);

export function WaterCard({ glasses, target, logging }: WaterCardProps) {
  const words = useWords(nutritionWords).water;
  const language = useLanguage();
  const told = words.of(glasses.toLocaleString(language), target.toLocaleString(language));
  return (
    <Card title={words.title} beside={<output>{told}</output>}>
      <div className="glasses">
        {Array.from({ length: placesOf(glasses, target) }, (_, place) =>
          place < glasses - 1 ? (
            // oxlint-disable-next-line react/no-array-index-key -- a glass is its place in the row
            <span key={place} className="glass full">
              <Glass />
            </span>
          ) : (
            <button
              // oxlint-disable-next-line react/no-array-index-key -- a glass is its place in the row
              key={place}
              type="button"
              className={place < glasses ? 'glass full' : 'glass'}
              aria-label={place < glasses ? words.remove : words.add}
              // A finger may tap any of the empty ones; for the keyboard and those who listen one is enough.
              aria-hidden={place > glasses || undefined}
              tabIndex={place > glasses ? -1 : 0}
              onClick={() => void (place < glasses ? logging.removeGlass() : logging.addGlass())}
            >
              <Glass />
            </button>
          ),
        )}
      </div>
      <p className="muted small">{words.help}</p>
    </Card>
  );
}
