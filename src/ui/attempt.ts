import { toast } from './toasts.ts';

/** What came of it, in a box, because that may be nothing. Null where it failed, which is said; what was typed stays. */
export async function attempt<T>(
  work: () => Promise<T>,
  failed: { title: string; description?: string },
): Promise<{ value: T } | null> {
  try {
    return { value: await work() };
  } catch {
    toast({ ...failed, destructive: true });
    return null;
  }
}
