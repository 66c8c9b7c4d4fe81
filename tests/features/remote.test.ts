import { expect, it } from 'vitest';
import { page } from '../ui/page.ts';
import { aQuestion } from './question.tsx';
import type { Answer } from './question.tsx';

let online = true;
Object.defineProperty(page.navigator, 'onLine', { get: () => online });
const goes = (now: boolean): void => {
  online = now;
  page.dispatchEvent(new page.Event(now ? 'online' : 'offline'));
};

const NUMBERS: Answer = { data: [1, 2], error: null };

it('says that it asks, and then what the server answered', async () => {
  goes(true);
  const question = aQuestion();
  expect(question.says()).toContain('Asking the server');
  await expect.poll(question.asked).toBe(1);
  question.answer(NUMBERS);
  await expect.poll(question.says).toBe('1+2');
});

it.each<[string, Answer | Error]>([
  ['the network fails', new Error('no network')],
  ['the server refuses', { data: null, error: { code: '42501' } }],
  ['the answer is something else', { data: [{ n: 1 }], error: null }],
])('offers to ask again where %s', async (_what, answer) => {
  goes(true);
  const question = aQuestion();
  await expect.poll(question.asked).toBe(1);
  question.answer(answer);
  await expect.poll(question.says).toContain('No numbers');
  question.press();
  await expect.poll(question.asked).toBe(2);
  question.answer(NUMBERS);
  await expect.poll(question.says).toBe('1+2');
});

it('waits without a network, and asks by itself once there is one', async () => {
  goes(false);
  const question = aQuestion();
  expect(question.says()).toContain('This needs a connection');
  expect(question.asked()).toBe(0);
  goes(true);
  await expect.poll(question.asked).toBe(1);
  question.answer(NUMBERS);
  await expect.poll(question.says).toBe('1+2');
});

it('keeps what was answered, and says as of when, where it cannot be asked again', async () => {
  goes(true);
  const question = aQuestion();
  await expect.poll(question.asked).toBe(1);
  question.answer(NUMBERS);
  await expect.poll(question.says).toBe('1+2');
  goes(false);
  await expect.poll(question.says).toMatch(/^As of .*could not be brought up to date\.1\+2$/);
  goes(true);
  await expect.poll(question.asked).toBe(2);
  question.answer({ data: [3], error: null });
  await expect.poll(question.says).toBe('3');
});
