import { expect, test } from 'vitest';
import { pushText } from '../../../supabase/functions/_shared/push-text.ts';

const told = { id: 'a', title: 'Your week', message: 'Weight, as a trend: -0.4 kg.', link: null };
const bodyOf = (category: string): unknown =>
  (JSON.parse(pushText({ ...told, category }, 'ada')) as { body: unknown }).body;

test('a push shows what it is about, and of a report nothing but that there is one', () => {
  expect(bodyOf('workouts')).toBe(told.message);
  expect(bodyOf('report')).toBe('');
  expect(pushText({ ...told, category: 'report' }, 'ada')).not.toContain('kg');
});
