import { afterEach, expect, it } from 'vitest';
import { dismiss, onToasts, shownToasts, toast } from '../../src/ui/toasts.ts';

afterEach(() => {
  for (const { id } of shownToasts()) dismiss(id);
});

it('shows the last three messages, each until it is dismissed', () => {
  for (const title of ['one', 'two', 'three', 'four']) toast({ title });
  expect(shownToasts().map(({ title }) => title)).toEqual(['two', 'three', 'four']);
  for (const { id } of shownToasts().slice(1, 2)) dismiss(id);
  expect(shownToasts().map(({ title }) => title)).toEqual(['two', 'four']);
});

it('tells who listens, and nobody after that', () => {
  let told = 0;
  const stop = onToasts(() => (told += 1));
  toast({ title: 'Saved' });
  stop();
  toast({ title: 'Saved again' });
  expect(told).toBe(1);
});
