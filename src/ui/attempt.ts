import { settled, toast } from './toasts.ts';

interface Failure {
  title: string;
  description?: string;
}

/** What came of it, in a box, because that may be nothing. Null where it failed, which is said; what was typed stays. */
export async function attempt<T>(work: () => Promise<T>, failed: Failure): Promise<{ value: T } | null> {
  try {
    const value = await work();
    settled(failed.title);
    return { value };
  } catch {
    toast({ ...failed, destructive: true });
    return null;
  }
}
