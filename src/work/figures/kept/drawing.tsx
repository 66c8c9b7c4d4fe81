import './figure.css';
import { gearOf } from './gear.tsx';
import type { Movement } from './movement.ts';
import { jointsOf } from './skeleton.ts';
import type { Joints, LimbJoints } from './skeleton.ts';
import { middle, plus } from './vectors.ts';
import type { Vector } from './vectors.ts';
import { pathOf, seenFrom } from './view.ts';

interface DrawingProps {
  movement: Movement;
  /** What the exercise is done with. */
  equipment: string;
  /** 0 where it begins, 1 where it ends. */
  part: number;
}

const joined = ({ root, bend, end }: LimbJoints): Vector[] => [root, bend, end];

type Gear = ReturnType<typeof gearOf>['held'];

const GearPart = ({ gear: { lines, pads, discs } }: { gear: Gear }) => (
  <g className="gear">
    {lines.map((line, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- lines have no name, and none comes or goes
      <path key={index} d={line} />
    ))}
    {pads.map((pad, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <path key={index} className="pad" d={pad} />
    ))}
    {discs.map(({ at: [cx, cy], ...radii }, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <ellipse key={index} className="pad" cx={cx} cy={cy} {...radii} />
    ))}
  </g>
);

type See = (point: Vector) => readonly [number, number];

function Limbs({ joints: { arms, legs, toes, heels }, side, see }: { joints: Joints; side: 0 | 1; see: See }) {
  const arm = pathOf(joined(arms[side]).map(see));
  const foot = [heels[side], toes[side]].map(see);
  return (
    <>
      <path className="leg" d={pathOf(joined(legs[side]).map(see))} />
      <path className="foot" d={pathOf([see(legs[side].end), ...foot])} />
      {side === 0 && <path className="halo" d={arm} />}
      <path className="arm" d={arm} />
    </>
  );
}

function Trunk({ joints: { arms, legs, waist, neck, head, face, ribs }, see }: { joints: Joints; see: See }) {
  const around = [
    arms[0].root,
    plus(waist, ribs.right, 6),
    legs[0].root,
    legs[1].root,
    plus(waist, ribs.right, -6),
    arms[1].root,
  ];
  const [cx, cy] = see(head);
  return (
    <>
      <path className="trunk" d={pathOf(around.map(see), true)} />
      <path className="neck" d={pathOf([see(neck), see(middle(neck, head)), see(head)])} />
      <path className="nose" d={pathOf([see(plus(head, face, 4)), see(plus(head, face, 7))])} />
      <circle cx={cx} cy={cy} r={6.5} />
    </>
  );
}

/** One position, on the ground that is y = 0. */
export function Drawing({ movement, equipment, part }: DrawingProps) {
  const { start, end, view = 20 } = movement;
  const see = seenFrom(view);
  const joints = jointsOf(start, end, part);
  const { behind, held } = gearOf(joints, movement, movement.with ?? equipment, see);
  return (
    <>
      <path className="ground" d="M-160 0H160" />
      <GearPart gear={behind} />
      <g className={view < 50 ? 'far' : 'near'}>
        <Limbs joints={joints} side={1} see={see} />
      </g>
      <g className="near">
        <Trunk joints={joints} see={see} />
        <Limbs joints={joints} side={0} see={see} />
      </g>
      <GearPart gear={held} />
    </>
  );
}
