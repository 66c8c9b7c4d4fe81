import { expect, it } from 'vitest';
import { filledIn } from '#src/features/messages/writing.tsx';

it('a reply takes the first name of the client where it leaves a place for it, and closes the gap without one', () => {
  const reply = 'Well done, {name}! Rest today, {name}.';
  expect(filledIn(reply, ' Ada ')).toBe('Well done, Ada! Rest today, Ada.');
  expect(filledIn('Hello {name}, rest today !', null)).toBe('Hello, rest today !');
});
