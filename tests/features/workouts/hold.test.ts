import 'fake-indexeddb/auto';
import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { endOf, heldFor, holdOf } from '#src/features/workouts/active/hold.ts';
import { turnOf } from '#src/features/workouts/turn.ts';
import type { Entry } from '#src/features/workouts/turn.ts';
import type { WorkoutSession } from '#sync/entities/workout-sessions.ts';
import { aDevice, ME } from '../provider/local.ts';
import { aScreen } from '../screen.tsx';
import { anExercise, aSet } from './rows.ts';

const { useTraining } = await import('#src/features/workouts/active/use-training.ts');

const NOW = Date.UTC(2026, 2, 2, 16);
const plank: Entry = { exercise: anExercise('plank'), sets: [] };
const hold = { turn: turnOf(plank), since: NOW, aim: 30 };

describe('a set by the clock', () => {
  it('is as long as the clock says, whether or not a page was there', () => {
    expect(heldFor(hold, NOW + 41_900)).toBe(41);
    expect(endOf(hold)).toBe(NOW + 30_000);
  });

  it('is no time at all where the clock was set back, and no longer than a set can be', () => {
    expect(heldFor(hold, NOW - 5000)).toBe(0);
    expect(heldFor(hold, NOW + 3 * 86_400_000)).toBe(86_400);
  });

  it('is over with the set that it was for, and is none of another exercise', () => {
    expect(holdOf(hold, plank)).toBe(hold);
    expect(holdOf(hold, { ...plank, sets: [aSet('plank')] })).toBeNull();
    expect(holdOf(hold, { exercise: anExercise('side plank'), sets: [] })).toBeNull();
    expect(holdOf(hold, null)).toBeNull();
  });
});

describe('a hold that is stopped', () => {
  const { local } = aDevice();

  function Stop() {
    const training = useTraining();
    const session = { id: 'running' } as WorkoutSession;
    return createElement('button', { type: 'button', onClick: () => void training.stopHold(session, hold) }, 'Stop');
  }

  it('prepares the sound within the press: later a browser may refuse it', () => {
    const resume = vi.fn<() => Promise<void>>(() => Promise.resolve());
    vi.stubGlobal(
      'AudioContext',
      class {
        resume = resume;
      },
    );
    aScreen(local(), ME, createElement(Stop)).press('Stop');
    expect(resume).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});
