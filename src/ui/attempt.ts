import { settled, toast } from './toasts.ts';

interface Failure {
  title: string;
  description?: string;
  /** Instead of the description where the work answers with false: what it is about is not there any more. */
  gone?: string;
}

/** What came of it, in a box, because that may be nothing. Null where it failed, which is said; what was typed stays. */
export async function attempt<T>(work: () => Promise<T>, { gone, ...failed }: Failure): Promise<{ value: T } | null> {
  try {
    const value = await work();
    if (value !== false || gone === undefined) {
      settled(failed.title);
      return { value };
    }
    toast({ ...failed, description: gone, destructive: true });
  } catch {
    toast({ ...failed, destructive: true });
  }
  return null;
}
