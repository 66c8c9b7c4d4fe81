import type { Handler, StackContext } from '../context.ts';
import { notFound } from '../http/answers.ts';

/** `/storage/v1`: private buckets guarded by policies on `storage.objects`. */
export function createStorage(_context: StackContext): Handler {
  return async () => notFound();
}
