/** Heard across a room by whoever stands before the camera; the last is higher. To be begun by a press. */
export function beeper(): { beep: (left: number) => void; end: () => void } {
  const context = typeof AudioContext === 'function' ? new AudioContext() : null;
  return {
    beep: (left) => {
      if (!context) return;
      const tone = new OscillatorNode(context, { frequency: left <= 1 ? 1320 : 880 });
      const loudness = new GainNode(context, { gain: 0.3 });
      tone.connect(loudness).connect(context.destination);
      tone.start();
      tone.stop(context.currentTime + 0.12);
    },
    end: () => void context?.close(),
  };
}
