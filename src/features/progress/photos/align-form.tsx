import { useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import { AS_IT_IS, editProgressPhoto } from '#sync/actions/progress-photos.ts';
import { Button } from '#src/ui/button.tsx';
import { RangeField } from '#src/ui/fields/range-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import type { Two } from '#src/work/photos/compared.tsx';
import type { Laid } from '#src/work/photos/laid.ts';
import { Picture } from '#src/work/photos/picture.tsx';
import { useSave } from '#src/work/use-save.ts';
import { photoWords } from './words.ts';

const clamp = (value: number): number => Math.max(-1, Math.min(1, Number(value.toFixed(4))));

/** Moved with the finger, by shares of the picture. */
function useDrag(laid: Laid, onMove: (laid: Laid) => void) {
  const from = useRef<{ x: number; y: number; laid: Laid } | null>(null);
  return {
    onPointerDown: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
      currentTarget.setPointerCapture(pointerId);
      from.current = { x: clientX, y: clientY, laid };
    },
    onPointerMove: ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
      const start = from.current;
      if (!start) return;
      const { width, height } = currentTarget.getBoundingClientRect();
      const shift_x = clamp(start.laid.shift_x + (clientX - start.x) / width);
      onMove({ ...laid, shift_x, shift_y: clamp(start.laid.shift_y + (clientY - start.y) / height) });
    },
    onPointerUp: () => {
      from.current = null;
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}

const laidOf = ({ shift_x, shift_y, zoom, turn }: Laid): Laid => ({ shift_x, shift_y, zoom, turn });
const isSame = (one: Laid, other: Laid): boolean => JSON.stringify(laidOf(one)) === JSON.stringify(laidOf(other));

/** The later photo over the earlier, moved, enlarged and turned by hand; kept as figures, the picture stays as it is. */
export function AlignForm({ before, after, onDone }: Two & { onDone: () => void }) {
  const words = useWords(photoWords).align;
  const save = useSave();
  const [laid, setLaid] = useState(laidOf(after));
  const drag = useDrag(laid, setLaid);
  useUnfinished(!isSame(laid, after));
  async function keep(): Promise<void> {
    const saved = await save(editProgressPhoto(after.id, laid), {
      failed: { title: words.failed },
      done: { title: words.saved },
      undo: () => editProgressPhoto(after.id, laidOf(after)),
      once: after.id,
    });
    if (saved) onDone();
  }
  return (
    <>
      <p className="muted small">{words.help}</p>
      <div className="photo-stack photo-move" {...drag}>
        <Picture photo={before} laid={before} />
        <div className="above">
          <Picture photo={after} laid={laid} />
        </div>
      </div>
      {(['shift_x', 'shift_y'] as const).map((way) => (
        <RangeField
          key={way}
          label={words[way]}
          min={-100}
          value={Math.round(laid[way] * 100)}
          onChange={(share) => setLaid({ ...laid, [way]: share / 100 })}
        />
      ))}
      <RangeField
        label={words.zoom}
        min={50}
        max={300}
        value={Math.round(laid.zoom * 100)}
        onChange={(share) => setLaid({ ...laid, zoom: share / 100 })}
      />
      <RangeField
        label={words.turn}
        min={-45}
        max={45}
        step={0.5}
        value={laid.turn}
        onChange={(turn) => setLaid({ ...laid, turn })}
      />
      <Button look="act" large full onClick={() => void keep()}>
        {words.save}
      </Button>
      <div className="photo-acts">
        {!isSame(laid, AS_IT_IS) && (
          <Button look="line" onClick={() => setLaid(AS_IT_IS)}>
            {words.reset}
          </Button>
        )}
        <Button look="line" onClick={onDone}>
          {words.leave}
        </Button>
      </div>
    </>
  );
}
