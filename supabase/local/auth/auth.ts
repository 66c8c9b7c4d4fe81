import type { Handler, StackContext } from '../context.ts';
import { notFound } from '../http/answers.ts';

/** `/auth/v1`: the part of GoTrue the product calls. */
export function createAuth(_context: StackContext): Handler {
  return async () => notFound();
}
