import { memo } from 'react';
import { Card } from '#src/ui/card.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import type { Logging } from './use-logging.ts';
import { nutritionWords } from './words.ts';

interface WaterCardProps {
  glasses: number;
  target: number;
  logging: Pick<Logging, 'addGlass' | 'removeGlass'>;
}

/** Full glasses come first, and one empty glass is always shown. */
const placesOf = (glasses: number, target: number): number => Math.max(target, glasses + 1);

const Glass = () => (
  <svg viewBox="0 0 32 40" aria-hidden="true">
    <path className="edge" d="M4 3h24l-3 34H7z" />
    <path className="water" d="M6 14c4-3 7 2 10 0s6 3 10 0l-2 21H8z" />
  </svg>
);

export const WaterCard = memo(function WaterCard({ glasses, target, logging }: WaterCardProps) {
  const words = useWords(nutritionWords).water;
  const language = useLanguage();
  const progress = words.of(glasses.toLocaleString(language), target.toLocaleString(language));
  return (
    <Card title={words.title} beside={<output>{progress}</output>}>
      <div className="glasses">
        {Array.from({ length: placesOf(glasses, target) }, (_, index) =>
          index < glasses - 1 ? (
            // oxlint-disable-next-line react/no-array-index-key -- a glass is its place in the row
            <span key={index} className="glass full">
              <Glass />
            </span>
          ) : (
            <button
              // oxlint-disable-next-line react/no-array-index-key -- a glass is its place in the row
              key={index}
              type="button"
              className={index < glasses ? 'glass full' : 'glass'}
              aria-label={index < glasses ? words.remove : words.add}
              // A finger may tap any empty glass; for keyboard and screen reader one is enough.
              aria-hidden={index > glasses || undefined}
              tabIndex={index > glasses ? -1 : 0}
              onClick={() => void (index < glasses ? logging.removeGlass() : logging.addGlass())}
            >
              <Glass />
            </button>
          ),
        )}
      </div>
      <p className="muted small">{words.help}</p>
    </Card>
  );
});
