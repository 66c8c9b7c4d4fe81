import './signature.css';
import { SignaturePad } from '@ark-ui/react/signature-pad';
import { useRef } from 'react';
import type { SignatureProps } from '../signature.tsx';

const NUMBER = /-?\d+(?:\.\d+)?/g;

/** All that is in a path are pairs of numbers, across and down. */
function fitted(paths: readonly string[], from: DOMRect, { width, height }: SignatureProps['field']): string | null {
  const scales = [width / from.width, height / from.height];
  let place = 0;
  const scaled = paths
    .join(' ')
    .replace(NUMBER, (found) => String(Math.round(Number(found) * (scales[place++ % 2] ?? 1))));
  return scaled.trim() || null;
}

export function Signature({ label, clear, field, onDraw }: SignatureProps) {
  const control = useRef<HTMLDivElement>(null);
  function take(paths: readonly string[]): void {
    const box = control.current?.getBoundingClientRect();
    if (box) onDraw(fitted(paths, box, field));
  }
  return (
    <SignaturePad.Root
      className="signature"
      drawing={{ fill: 'currentColor', size: 4, simulatePressure: true }}
      translations={{ control: label, clearTrigger: clear }}
      onDrawEnd={({ paths }) => take(paths)}
    >
      <SignaturePad.Label className="label">{label}</SignaturePad.Label>
      <SignaturePad.Control className="control" ref={control} style={{ aspectRatio: field.width / field.height }}>
        <SignaturePad.Segment />
        <SignaturePad.Guide className="guide" />
      </SignaturePad.Control>
      <SignaturePad.ClearTrigger className="button line" onClick={() => onDraw(null)}>
        {clear}
      </SignaturePad.ClearTrigger>
    </SignaturePad.Root>
  );
}
