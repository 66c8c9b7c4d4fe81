import { expect, it } from 'vitest';
import { isAppPath, isPublicPath, pathWithin, withoutLastSlash } from '#src/lib/paths.ts';

it('an address is the same with a slash at its end, and another one within', () => {
  expect(withoutLastSlash('/workouts/')).toBe('/workouts');
  expect(withoutLastSlash('/workouts/active//')).toBe('/workouts/active');
  expect(withoutLastSlash('/')).toBe('/');
  expect(isAppPath(withoutLastSlash('/workouts/'))).toBe(true);
  expect(isPublicPath(withoutLastSlash('/programs/'))).toBe(true);
  expect(isAppPath('/workouts/passive')).toBe(false);
});

it('a link leads within the origin or nowhere, however a browser would read it', () => {
  const origin = 'https://clinic.example';
  for (const path of ['/', '/health?day=1#top']) {
    expect(pathWithin(path, origin)).toBe(path);
    expect(pathWithin(origin + path, origin)).toBe(path);
  }
  const elsewhere = [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    '/\n/evil.example/',
  ];
  for (const link of [...elsewhere, '/.//evil.example/', '/x/..//evil.example/', 'javascript:alert(1)', 'https://[']) {
    expect(pathWithin(link, origin)).toBeNull();
  }
});
