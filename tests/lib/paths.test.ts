import { expect, it } from 'vitest';
import { isAppPath, isPublicPath, withoutLastSlash } from '#src/lib/paths.ts';

it('an address is the same with a slash at its end, and another one within', () => {
  expect(withoutLastSlash('/workouts/')).toBe('/workouts');
  expect(withoutLastSlash('/workouts/active//')).toBe('/workouts/active');
  expect(withoutLastSlash('/')).toBe('/');
  expect(isAppPath(withoutLastSlash('/workouts/'))).toBe(true);
  expect(isPublicPath(withoutLastSlash('/programs/'))).toBe(true);
  expect(isAppPath('/workouts/passive')).toBe(false);
});
