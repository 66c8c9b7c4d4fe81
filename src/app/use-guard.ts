import { useState } from 'react';
import { knownOf } from '#src/lib/answer.ts';
import type { Answer } from '#src/data/answer.ts';
import { useSession } from '#src/data/provider.tsx';
import { useRow } from '#src/data/rows.ts';
import type { Account } from '#src/data/session-store.ts';
import { useLeaving } from '#src/features/account/leaving/leaving.ts';
import { isProviderType } from '#src/lib/roles.ts';
import { useAssurance } from '#src/features/account/use-assurance.ts';
import { isOnboarded, profileOf } from '#sync/queries/profiles.ts';
import type { Profile } from '#sync/entities/profiles.ts';
import { verdictOn } from './guard.ts';
import type { Person, Verdict, Visit } from './guard.ts';

const knownBy = ({ role, provider_status }: Profile, isDone: boolean): Person => ({
  state: 'known',
  role,
  providerStatus: provider_status,
  isOnboarded: isDone,
});

/**
 * What the local database says, and before that what the session remembers of a provider, or of a finished onboarding.
 * A first sync that goes on is waited for, unless the person has begun: screens would move with every page of it.
 */
export function personOf(answer: Answer<Profile>, account: Account | null, hasBegun: boolean): Person {
  const profile = knownOf(answer);
  if (answer.state === 'first-sync' && answer.progress.stall === null && !hasBegun) {
    return { state: 'coming', progress: answer.progress, canStart: profile !== null };
  }
  if (profile) return knownBy(profile, isOnboarded(profile));
  const { role = null, providerStatus = null } = account ?? {};
  const isRemembered = isProviderType(role) || (answer.state === 'reading' && account?.isOnboarded === true);
  if (isRemembered) return { state: 'known', role, providerStatus, isOnboarded: true };
  if (answer.state === 'failed') return { state: 'failed', retry: answer.retry };
  if (answer.state === 'first-sync') return { state: 'coming', progress: answer.progress, canStart: false };
  // A profile that is not there after everything has come is one that onboarding makes.
  return answer.state === 'empty' ? { state: 'known', role, providerStatus, isOnboarded: false } : { state: 'reading' };
}

/** What becomes of a visit, and whose it is as far as the local database knows. */
export function useGuard(screen: Visit['screen']): {
  verdict: Verdict;
  profile: Profile | null;
  /** Not to wait for the end of the first sync. */
  begin: () => void;
} {
  const session = useSession();
  const assurance = useAssurance();
  const isLeaving = useLeaving();
  const answer = useRow(profileOf);
  const [shown, setShown] = useState<string | null>(null);
  const [hasBegun, setHasBegun] = useState(false);
  const begin = (): void => setHasBegun(true);
  const account = session.state === 'signed-in' ? session.account : null;
  const verdict = verdictOn({
    screen,
    session: isLeaving ? 'loading' : session.state,
    assurance,
    person: personOf(answer, account, hasBegun),
    isShown: shown === screen.path,
  });
  if (verdict.kind === 'show' && shown !== screen.path) setShown(screen.path);
  // A screen that was shown while the server did not answer stays when it does again.
  if (verdict.kind === 'show' && answer.state === 'first-sync' && !hasBegun) begin();
  return { verdict, profile: answer.state === 'content' ? answer.value : null, begin };
}
