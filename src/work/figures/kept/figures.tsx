import { memo, useEffect, useRef, useState } from 'react';
import { boxOf } from './box.ts';
import { Drawing } from './drawing.tsx';
import type { Movement } from './movement.ts';
import { movementOf } from './movements.ts';

/** Of the file it is in. */
export const address = import.meta.url;

interface FigureProps {
  /** The catalogue's. */
  name: string;
  equipment: string;
}

interface Shown extends Pick<FigureProps, 'equipment'> {
  movement: Movement;
}

const Still = ({ movement, equipment, part }: Shown & { part: number }) => (
  <svg className="exercise-figure" viewBox={boxOf(movement)} aria-hidden="true">
    <Drawing movement={movement} equipment={equipment} part={part} />
  </svg>
);

/** As small as an icon, where the exercise has gone furthest; drawn when it comes near, for a list has hundreds. */
export const SmallFigure = memo(function SmallFigure({ name, equipment }: FigureProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((seen) => setNear(seen.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: '50%',
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const movement = isNear ? movementOf(name) : undefined;
  return (
    <div className="small-exercise-figure" ref={place}>
      {movement && <Still movement={movement} equipment={equipment} part={1} />}
    </div>
  );
});

const MILLISECONDS = 2400;

/** There and back, once for each press. */
function useMoving(): [part: number, move: () => void] {
  const [began, setBegan] = useState<number | null>(null);
  const [part, setPart] = useState(0);
  useEffect(() => {
    if (began === null) return undefined;
    let frame = requestAnimationFrame(function show(now) {
      const gone = Math.min(1, (now - began) / MILLISECONDS);
      setPart((1 - Math.cos(gone * 2 * Math.PI)) / 2);
      if (gone < 1) frame = requestAnimationFrame(show);
    });
    return () => cancelAnimationFrame(frame);
  }, [began]);
  return [part, () => setBegan(performance.now())];
}

function Moving({ movement, equipment, label }: Shown & { label: string }) {
  const [part, move] = useMoving();
  return (
    <button type="button" className="exercise-figures" aria-label={label} onClick={move}>
      <Still movement={movement} equipment={equipment} part={part} />
      <Still movement={movement} equipment={equipment} part={1} />
    </button>
  );
}

interface LabelledProps extends FigureProps {
  /** What a picture is called that only stands there, and one that moves when it is pressed. */
  labels: { still: string; moving: string };
}

/** Where an exercise begins and where it ends; what is held still, or may not move here, is a picture alone. */
export function Figure({ name, equipment, labels }: LabelledProps) {
  const movement = movementOf(name);
  if (!movement) return null;
  const isHeld = movement.start === movement.end;
  if (!isHeld && !matchMedia('(prefers-reduced-motion: reduce)').matches)
    return <Moving movement={movement} equipment={equipment} label={labels.moving} />;
  return (
    <figure className="exercise-figures" aria-label={labels.still}>
      <Still movement={movement} equipment={equipment} part={0} />
      {!isHeld && <Still movement={movement} equipment={equipment} part={1} />}
    </figure>
  );
}
