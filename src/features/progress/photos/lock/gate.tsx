import type { ReactNode } from 'react';
import { UnlockForm } from '#src/work/photos/lock/unlock-form.tsx';
import { useLock } from '#src/work/photos/use-lock.ts';

/** What shows photos, behind the lock where there is one. */
export function Gate({ children }: { children: ReactNode }) {
  const lock = useLock();
  if (lock === null) return null;
  return lock === 'shut' ? <UnlockForm /> : children;
}
