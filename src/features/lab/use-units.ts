import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand/react';
import { pageMirror } from '#src/data/mirror.ts';
import { unitsOf } from '#src/work/lab/units.ts';
import { seriesIn } from './readings.ts';
import type { Series } from './readings.ts';

const KEY = 'lab-units';
const mirror = pageMirror();

function chosen(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(mirror.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

/** One for all that shows results, so that a list follows what is chosen in a sheet. */
const store = createStore<Record<string, unknown>>(chosen);

/** Of each analyte, a choice of this device: it says nothing of the person. */
export function useUnits() {
  const units = useStore(store);
  const unitOf = (code: string): string | undefined => unitsOf(code).find((unit) => unit === units[code]);
  return {
    unitOf,
    shown: (series: Series): Series => {
      const unit = unitOf(series.code);
      return unit ? seriesIn(series, unit) : series;
    },
    choose: (code: string, unit: string): void => {
      const next = { ...units, [code]: unit };
      mirror.setItem(KEY, JSON.stringify(next));
      store.setState(next, true);
    },
  };
}
