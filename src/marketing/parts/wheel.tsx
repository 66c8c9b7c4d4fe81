import {
  BloomIcon,
  BowlIcon,
  FlaskIcon,
  MessageIcon,
  ShieldIcon,
  StairsIcon,
  WalletIcon,
  WorkoutIcon,
} from '#src/ui/icons.tsx';
import type { IconPart } from '#src/ui/icons.tsx';
import type { ModuleName } from '../content/modules.ts';

const ICONS: Record<ModuleName, IconPart> = {
  onboarding: StairsIcon,
  fitness: WorkoutIcon,
  nutrition: BowlIcon,
  medical: FlaskIcon,
  aesthetic: BloomIcon,
  finance: WalletIcon,
  communication: MessageIcon,
  admin: ShieldIcon,
};

const NAMES = Object.keys(ICONS) as ModuleName[];
const STEP = (2 * Math.PI) / NAMES.length;
/** Half of what one mark covers; the rest of its step is the gap to the next. */
const HALF_MARK = STEP / 3;

interface Circle {
  centre: number;
  radius: number;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Clockwise from the top. */
function pointOn({ centre, radius }: Circle, angle: number): [x: number, y: number] {
  return [rounded(centre + radius * Math.sin(angle)), rounded(centre - radius * Math.cos(angle))];
}

function mark(circle: Circle, place: number): string {
  const [fromX, fromY] = pointOn(circle, place * STEP - HALF_MARK);
  const [toX, toY] = pointOn(circle, place * STEP + HALF_MARK);
  return `M${fromX} ${fromY}A${circle.radius} ${circle.radius} 0 0 1 ${toX} ${toY}`;
}

const SMALL: Circle = { centre: 28, radius: 24 };

/** Each module owns one of the eight marks around the person. */
export function ModuleMark({ name }: { name: ModuleName }) {
  const Icon = ICONS[name];
  return (
    <span className="module-mark">
      <svg viewBox="0 0 56 56" aria-hidden="true">
        {NAMES.map((other, place) => (
          <path key={other} d={mark(SMALL, place)} className={other === name ? 'own' : undefined} />
        ))}
      </svg>
      <Icon />
    </span>
  );
}

const LARGE: Circle = { centre: 210, radius: 138 };
const AROUND: Circle = { centre: 210, radius: 190 };

/** The mark with the eight kinds of care around it, which the page lists in words. */
export function Wheel() {
  return (
    <div className="wheel" aria-hidden="true">
      <svg viewBox="0 0 420 420">
        {NAMES.map((name, place) => (
          <path key={name} d={mark(LARGE, place)} className={place === 1 ? 'own' : undefined} />
        ))}
        <g transform="translate(210 210) scale(.86) translate(-256 -264)">
          <circle className="head" cx="256" cy="188" r="33" />
          <path className="body" d="M256 238c30 12 36 40 34 66-2 24-16 40-34 52-18-12-32-28-34-52-2-26 4-54 34-66z" />
        </g>
      </svg>
      {NAMES.map((name, place) => {
        const Icon = ICONS[name];
        const [x, y] = pointOn(AROUND, place * STEP);
        return (
          <span key={name} style={{ left: `${rounded(x / 4.2)}%`, top: `${rounded(y / 4.2)}%` }}>
            <Icon />
          </span>
        );
      })}
    </div>
  );
}
