import { useEffect, useState } from 'react';
import { useAppData, useSession } from '#src/data/provider.tsx';
import { needsSecondStep } from './calls.ts';

/** Whether who is signed in has proved it as far as the account asks. */
export type Assurance = 'reading' | 'enough' | 'second-step';

export function useAssurance(): Assurance {
  const { session } = useAppData();
  const now = useSession();
  const userId = now.state === 'signed-in' ? now.account.userId : null;
  const [read, setRead] = useState<{ of: string; isMissing: boolean } | null>(null);
  useEffect(() => {
    if (userId === null) return undefined;
    let isWanted = true;
    const look = async (): Promise<void> => {
      const isMissing = await needsSecondStep(session).catch(() => false);
      if (isWanted) setRead({ of: userId, isMissing });
    };
    void look();
    // Within its own announcement the library answers no question.
    const { data } = session.supabase.auth.onAuthStateChange(() => void setTimeout(() => void look()));
    return () => {
      isWanted = false;
      data.subscription.unsubscribe();
    };
  }, [session, userId]);
  if (userId === null) return 'enough';
  if (read?.of !== userId) return 'reading';
  return read.isMissing ? 'second-step' : 'enough';
}
