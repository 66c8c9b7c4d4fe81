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
import { Mark } from '#src/ui/mark/mark.tsx';
import type { ModuleName } from '../content/modules.ts';

/** In the order of the eight marks around the person, from the top. */
export const MODULE_ICONS: Record<ModuleName, IconPart> = {
  onboarding: StairsIcon,
  fitness: WorkoutIcon,
  nutrition: BowlIcon,
  medical: FlaskIcon,
  aesthetic: BloomIcon,
  finance: WalletIcon,
  communication: MessageIcon,
  admin: ShieldIcon,
};

const ICONS = Object.entries(MODULE_ICONS);
const STEP = (2 * Math.PI) / ICONS.length;
const RADIUS_PERCENT = 45;

const percent = (offset: number): string => `${(50 + RADIUS_PERCENT * offset).toFixed(2)}%`;

function around(index: number): { left: string; top: string } {
  return { left: percent(Math.sin(index * STEP)), top: percent(-Math.cos(index * STEP)) };
}

/** The mark with the eight kinds of care around it, which the page lists in words. */
export function Wheel() {
  return (
    <div className="wheel" aria-hidden="true">
      <Mark />
      {ICONS.map(([name, Icon], index) => (
        <span key={name} style={around(index)}>
          <Icon />
        </span>
      ))}
    </div>
  );
}
