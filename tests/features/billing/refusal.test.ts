import { FunctionsHttpError } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { isMissing, refusalIn } from '#src/features/billing/refusal.ts';

const answer = (status: number, body: unknown) => new FunctionsHttpError(Response.json(body, { status }));

describe('why the server did not do it', () => {
  test('is in the hint of the database, and in the answer of a function', async () => {
    expect(await refusalIn({ code: 'P0001', message: 'nothing is owed', hint: 'nothing-owed' })).toBe('nothing-owed');
    expect(await refusalIn({ code: 'P0001', message: 'it was reported before', hint: 'reported' })).toBe('reported');
    expect(await refusalIn(answer(409, { error: 'held', hint: 'held' }))).toBe('held');
  });

  test('is not known of whatever else: it may have been done', async () => {
    for (const error of [
      new Error('no answer'),
      { code: 'P0001', hint: null },
      { code: '42501', hint: 'Sign in again.' },
      answer(500, { error: 'Something went wrong.', hint: 'held' }),
      answer(409, { error: 'Nothing is owed.' }),
      new FunctionsHttpError(new Response('<html>', { status: 409 })),
    ])
      expect(await refusalIn(error)).toBeNull();
  });

  test('that there is no such thing is said by 404 alone', () => {
    expect(isMissing(answer(404, {}))).toBe(true);
    expect(isMissing(answer(500, {}))).toBe(false);
    expect(isMissing(null)).toBe(false);
  });
});
