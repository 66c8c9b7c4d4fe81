import { encode } from 'uqr';

/** Light modules around it, without which a camera does not find it. */
const QUIET = 4;

interface QrCodeProps {
  text: string;
  /** What it holds, for those who do not see it. */
  label: string;
}

/** A text that any phone's camera reads; always dark on white, whatever the theme. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'L', border: QUIET });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, so that no picture has to be made of it first
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges" width="100%">
      <path fill="white" d={`M0 0h${size}v${size}H0z`} />
      <path fill="black" d={path} />
    </svg>
  );
}
