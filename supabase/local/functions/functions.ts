import type { Handler, StackContext } from '../context.ts';
import { notFound } from '../http/answers.ts';

/** `/functions/v1/<name>`: the edge functions, run here as they run hosted. */
export function createFunctions(_context: StackContext): Handler {
  return async () => notFound();
}
