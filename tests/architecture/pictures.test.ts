import { expect, it } from 'vitest';
import { DOORS } from '#src/areas/doors.ts';
import { SCREENS } from '#src/areas/index.ts';
import { VISITS } from '../shots/screens.ts';

it('takes a picture of every screen', () => {
  const pictured = new Set(VISITS.flatMap(({ screens }) => screens.map(({ path }) => path?.split('?')[0])));
  const shown = [...DOORS, ...SCREENS.filter(({ load }) => load)].map(({ path }) => path);
  expect(shown.filter((path) => !pictured.has(path))).toEqual([]);
});
