import { expect, it } from 'vitest';
import { numberIn } from '#src/lib/numbers.ts';

it.each([
  ['19,99', 19.99],
  ['19.99', 19.99],
  [' 7 ', 7],
  ['180,', 180],
  ['-1', -1],
  ['5,000', 5000],
  ['5.000', 5000],
  ['1 200', 1200],
  ['1,234,567', 1_234_567],
  ['1.234,56', 1234.56],
  ['1,234.56', 1234.56],
  ['0,125', 0.125],
  ['0.125', 0.125],
  ['1,2345', 1.2345],
  ['12345,678', 12_345.678],
  ['', null],
  ['  ', null],
])('%j is read as %s', (typed, expected) => {
  expect(numberIn(typed)).toBe(expected);
});

it.each(['twelve', '1,20,0', '1 20', ','])('%j is no number', (typed) => {
  expect(numberIn(typed)).toBeNaN();
});

it.each(['en', 'es', 'fr', 'de'])('what is shown in %s is read as it was', (language) => {
  for (const value of [0, 0.5, 999.5, 1500, 12_000, 1_234_567.5]) {
    expect(numberIn(value.toLocaleString(language))).toBe(value);
  }
});
