import type { Movement } from './movement.ts';
import { arms } from './poses/arms.ts';
import { cardio } from './poses/cardio.ts';
import { core } from './poses/core.ts';
import { hinges } from './poses/hinges.ts';
import { jumps } from './poses/jumps.ts';
import { legs } from './poses/legs.ts';
import { machines } from './poses/machines.ts';
import { presses } from './poses/presses.ts';
import { pulls } from './poses/pulls.ts';
import { stretches } from './poses/stretches.ts';

/** By the name of each exercise in the catalogue. */
export const MOVEMENTS: ReadonlyMap<string, Movement> = new Map(
  [legs, machines, hinges, presses, pulls, arms, core, cardio, jumps, stretches].flatMap((movements) =>
    Object.entries(movements).flatMap(([names, movement]) => names.split('|').map((name) => [name, movement] as const)),
  ),
);

export const movementOf = (name: string): Movement | undefined => MOVEMENTS.get(name);
