import { expect, test } from 'vitest';
import type { AppData } from '#src/data/app-data.ts';
import { useFalls } from '#src/features/community/use-falls.ts';
import { mount } from '../../data/mount.tsx';

test('what waits is counted when it has gone, and not when it comes', () => {
  const nothing = { start: () => () => undefined } as Partial<AppData> as AppData;
  const falls = mount(nothing, () => useFalls(0));
  const after = (count: number): number => {
    falls.show(() => useFalls(count));
    return falls.now;
  };
  expect([0, 2, 1, 1, 3, 0].map(after)).toEqual([0, 0, 1, 1, 1, 2]);
});
