import { expect, it } from 'vitest';
import { attempt } from '#src/ui/attempt.ts';
import { shownToasts } from '#src/ui/toasts.ts';

const failed = { title: 'Not saved', description: 'The device is full.' };

it('tells what came to nothing from what failed, and says only the latter', async () => {
  expect(await attempt(() => Promise.resolve(), failed)).toEqual({ value: undefined });
  expect(await attempt(() => Promise.resolve(null), failed)).toEqual({ value: null });
  expect(shownToasts()).toEqual([]);
  expect(await attempt(() => Promise.reject(new Error('full')), failed)).toBeNull();
  expect(shownToasts()).toMatchObject([{ ...failed, destructive: true }]);
});

it('takes back what it said of a failure once the same is done', async () => {
  await attempt(() => Promise.reject(new Error('full')), { title: 'Meal not saved' });
  await attempt(() => Promise.resolve(), { title: 'Glass not saved' });
  expect(shownToasts().map(({ title }) => title)).toContain('Meal not saved');
  await attempt(() => Promise.resolve(), { title: 'Meal not saved' });
  expect(shownToasts().map(({ title }) => title)).not.toContain('Meal not saved');
});
