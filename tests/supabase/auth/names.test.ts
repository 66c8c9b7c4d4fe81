import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, openTestStack } from '../../support/stack.ts';
import type { TestStack } from '../../support/stack.ts';
import { NO_NAMES } from '../../support/names.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());

test('a sign-up and a later change refuse what is no name, and mail nobody', async () => {
  const refused = { code: 'validation_failed', status: 422, message: 'This is not a name.' };
  const ada = await stack.signUp('ada@example.test', { first_name: 'Ọ̀pẹ́' });
  for (const first_name of [NO_NAMES['a line break'], NO_NAMES['an address'], NO_NAMES['an isolate']]) {
    const options = { data: { first_name } };
    const made = await stack.visitor().auth.signUp({ email: 'eve@example.test', password: PASSWORD, options });
    expect(made.error).toMatchObject(refused);
    expect((await ada.auth.updateUser({ data: { first_name } })).error).toMatchObject(refused);
  }
  expect(stack.mailbox.all('eve@example.test')).toEqual([]);
  expect((await ada.auth.getUser()).data.user?.user_metadata).toMatchObject({ first_name: 'Ọ̀pẹ́' });
});
