import './mark.css';
import { PRODUCT_NAME } from '#src/lib/product.ts';
import type { IconPart } from '../icons.tsx';
import { BOX, DOT, LETTERS } from './wordmark-outline.ts';

const STITCHES = [0, 1, 2, 3, 4, 5, 6, 7];
/** The stitch at the top; the others are the same, an eighth of a turn further each. */
const STITCH = 'M-39 -156.2A161 161 0 0 1 39 -156.2';
const BODY = 'M0 -20Q45 8 34 62Q25 98 0 116Q-25 98 -34 62Q-45 8 0 -20Z';

const Stitches = ({ act }: { act: number }) =>
  STITCHES.map((place) => (
    <path
      key={place}
      className={place === act ? 'stitch act' : 'stitch'}
      d={STITCH}
      transform={`rotate(${place * 45})`}
    />
  ));

/** Eight kinds of care around a person, who is also the first letter of the name. */
export const Mark = () => (
  <svg className="mark" viewBox="-190 -190 380 380" aria-hidden="true">
    <Stitches act={1} />
    <circle className="head" cy="-68" r="33" />
    <path className="body" d={BODY} />
  </svg>
);

/** Each module owns one of the eight stitches, counted from the top. */
export const ModuleMark = ({ stitch, icon: Icon }: { stitch: number; icon: IconPart }) => (
  <span className="module-mark">
    <svg className="mark module" viewBox="-190 -190 380 380" aria-hidden="true">
      <Stitches act={stitch} />
    </svg>
    <Icon small />
  </span>
);

export const Wordmark = () => (
  <>
    <svg className="wordmark" viewBox={BOX} aria-hidden="true">
      <path className="dot" d={DOT} />
      <path d={LETTERS} />
    </svg>
    <span className="visually-hidden">{PRODUCT_NAME}</span>
  </>
);

export const Brand = () => (
  <span className="brand">
    <Mark />
    <Wordmark />
  </span>
);
