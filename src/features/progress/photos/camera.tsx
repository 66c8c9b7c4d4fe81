import { useEffect, useEffectEvent, useState } from 'react';
import type { ProgressPhoto } from '#sync/entities/progress-photos.ts';
import { Button } from '#src/ui/button.tsx';
import { Chip, ChoiceChips } from '#src/ui/chip.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Picture } from '#src/work/photos/picture.tsx';
import { RangeField } from '#src/ui/fields/range-field.tsx';
import { beeper } from './beep.ts';
import { useCamera } from './use-camera.ts';
import { askForMotion, useLevel } from './use-level.ts';
import { photoWords } from './words.ts';

const TIMERS = ['0', '3', '10'] as const;
type Timer = (typeof TIMERS)[number];

const Grid = () => (
  <svg className="photo-grid" viewBox="0 0 3 3" preserveAspectRatio="none" aria-hidden="true">
    <path d="M1 0v3M2 0v3M0 1h3M0 2h3" />
  </svg>
);

interface Counting {
  left: number;
  sound: ReturnType<typeof beeper> | null;
}

/** Counts down to the shot, to be heard from where one stands; null while nothing counts. */
function useCountdown(onEnd: () => void) {
  const [counting, setCounting] = useState<Counting | null>(null);
  const { left = null, sound = null } = counting ?? {};
  const end = useEffectEvent(onEnd);
  useEffect(() => () => sound?.end(), [sound]);
  useEffect(() => {
    if (left === null) return undefined;
    sound?.beep(left);
    const handle = setTimeout(() => {
      setCounting(left > 1 ? { left: left - 1, sound } : null);
      if (left <= 1) end();
    }, 1000);
    return () => clearTimeout(handle);
  }, [left, sound]);
  const begin = (seconds: number, isHeard: boolean): void =>
    setCounting({ left: seconds, sound: isHeard ? beeper() : null });
  return { left, begin };
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
  const [isHeard, setHeard] = useState(true);
  const [hasLevel, setLevel] = useState(false);
  const lean = useLevel(hasLevel);
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
        {lean !== null && <span className="photo-level" style={{ rotate: `${lean}deg` }} aria-hidden="true" />}
        <output className="photo-left">{left}</output>
      </div>
      {last && <RangeField label={words.ghost} value={ghost} onChange={setGhost} />}
      <div className="photo-acts">
        <Chip pressed={hasGrid} onClick={() => setGrid(!hasGrid)}>
          {words.grid}
        </Chip>
        {typeof DeviceMotionEvent === 'function' && (
          <Chip pressed={hasLevel} onClick={() => void (hasLevel ? setLevel(false) : askForMotion().then(setLevel))}>
            {words.level}
          </Chip>
        )}
        {timer !== '0' && (
          <Chip pressed={isHeard} onClick={() => setHeard(!isHeard)}>
            {words.sound}
          </Chip>
        )}
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
        onClick={() => (timer === '0' ? snap() : begin(Number(timer), isHeard))}
      >
        {words.shoot}
      </Button>
    </>
  );
}
