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

it('says nothing of a failure any more once the same was done, and leaves those of others', () => {
  toast({ title: 'Sign up failed', about: 'sign-up', destructive: true });
  toast({ title: 'Not saved', destructive: true });
  toast({ title: 'Sign up failed again', about: 'sign-up', destructive: true });
  expect(shownToasts().map(({ title }) => title)).toEqual(['Not saved', 'Sign up failed again']);
  toast({ title: 'Account created!', about: 'sign-up' });
  toast({ title: 'Water logged' });
  expect(shownToasts().map(({ title }) => title)).toEqual(['Not saved', 'Account created!', 'Water logged']);
  toast({ title: 'Meal saved', about: 'Not saved' });
  expect(shownToasts().map(({ title }) => title)).toEqual(['Account created!', 'Water logged', 'Meal saved']);
});
