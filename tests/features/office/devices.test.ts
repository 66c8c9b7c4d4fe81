import { expect, it } from 'vitest';
import { endOf, pageAfter } from '#src/features/office/devices/shapes.ts';

it('a page of devices goes on from the values with which the one before ended', () => {
  const since = '2026-01-03T10:00:00+00:00';
  expect(pageAfter(endOf({ id: 'a', unsent_since: since }))).toEqual({ after: 'a', after_since: since });
  expect(pageAfter(endOf({ id: 'a', unsent_since: null }))).toEqual({ after: 'a' });
  expect(pageAfter(undefined)).toEqual({});
});
