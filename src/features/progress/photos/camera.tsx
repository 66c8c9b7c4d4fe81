import { useEffect, useEffectEvent, useState } from 'react';
import type { ProgressPhoto } from '#sync/entities/progress-photos.ts';
import { Button } from '#src/ui/button.tsx';
import { Chip, ChoiceChips } from '#src/ui/chip.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Picture } from './picture.tsx';
import { ShareField } from './share-field.tsx';
import { useCamera } from './use-camera.ts';
import { photoWords } from './words.ts';

const TIMERS = ['0', '3', '10'] as const;
type Timer = (typeof TIMERS)[number];

const Grid = () => (
  <svg className="photo-grid" viewBox="0 0 3 3" preserveAspectRatio="none" aria-hidden="true">
    <path d="M1 0v3M2 0v3M0 1h3M0 2h3" />
  </svg>
);

/** Counts down to the shot; null while nothing counts. */
function useCountdown(onEnd: () => void) {
  const [left, setLeft] = useState<number | null>(null);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (left === null) return undefined;
    const handle = setTimeout(() => {
      setLeft(left > 1 ? left - 1 : null);
      if (left <= 1) end();
    }, 1000);
    return () => clearTimeout(handle);
  }, [left]);
  return { left, begin: setLeft };
}

interface CameraProps {
  /** The last of the pose, to stand as one stood then. */
  last: ProgressPhoto | null;
  onShot: (picture: Blob) => void;
}

export function Camera({ last, onShot }: CameraProps) {
  const words = useWords(photoWords).take;
  const { screen, state, flip, shoot } = useCamera();
  const [ghost, setGhost] = useState(30);
  const [hasGrid, setGrid] = useState(false);
  const [timer, setTimer] = useState<Timer>('0');
  const snap = (): void => void shoot().then(onShot, () => undefined);
  const { left, begin } = useCountdown(snap);
  if (state === 'failed') {
    return (
      <Notice tone="warn" title={words.noCamera}>
        {words.noCameraHelp}
      </Notice>
    );
  }
  return (
    <>
      <div className="photo-stack">
        <video ref={screen} className="shot" muted playsInline aria-label={words.live} />
        {last && (
          <div className="above ghost" style={{ opacity: ghost / 100 }} aria-hidden="true">
            <Picture photo={last} />
          </div>
        )}
        {hasGrid && <Grid />}
        <output className="photo-left">{left}</output>
      </div>
      {last && <ShareField label={words.ghost} value={ghost} onChange={setGhost} />}
      <div className="photo-acts">
        <Chip pressed={hasGrid} onClick={() => setGrid(!hasGrid)}>
          {words.grid}
        </Chip>
        <Button look="line" onClick={flip}>
          {words.flip}
        </Button>
      </div>
      <ChoiceChips
        label={words.timer}
        choices={TIMERS}
        chosen={timer}
        nameOf={(seconds) => (seconds === '0' ? words.noTimer : words.seconds(Number(seconds)))}
        onChoose={setTimer}
      />
      <Button
        look="act"
        large
        full
        busy={state === 'opening' || left !== null}
        onClick={() => (timer === '0' ? snap() : begin(Number(timer)))}
      >
        {words.shoot}
      </Button>
    </>
  );
}
