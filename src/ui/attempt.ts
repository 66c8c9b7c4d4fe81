import { toast } from './toasts.ts';

/** Does it and says so when it failed; what was typed stays where it is. Null then. */
export async function attempt<T>(
  work: () => Promise<T>,
  failed: { title: string; description?: string },
): Promise<T | null> {
  try {
    return await work();
  } catch {
    toast({ ...failed, destructive: true });
    return null;
  }
}
