import { useEffect, useLayoutEffect, useRef } from 'react';

const HELD = 450;
const AGAIN = 90;

interface Repeating {
  onClick: (click: { detail: number }) => void;
  onPointerDown: () => void;
  onPointerUp: () => void;
  onPointerLeave: () => void;
  onPointerCancel: () => void;
}

/** Once for a press, and again and again while it is held. */
export function useRepeat(act: () => void): Repeating {
  const latest = useRef(act);
  const timer = useRef(0);
  const repeated = useRef(false);
  // Before the next press, however soon it comes.
  useLayoutEffect(() => {
    latest.current = act;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const stop = () => clearTimeout(timer.current);
  const again = () => {
    repeated.current = true;
    latest.current();
    timer.current = window.setTimeout(again, AGAIN);
  };
  return {
    onClick: ({ detail }) => {
      // A click of the keyboard counts none, and ends no press that was let go elsewhere.
      if (!repeated.current || detail === 0) latest.current();
      repeated.current = false;
    },
    onPointerDown: () => {
      repeated.current = false;
      timer.current = window.setTimeout(again, HELD);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
  };
}
