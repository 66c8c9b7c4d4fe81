import { useState } from 'react';
import { knownOf } from '#src/lib/answer.ts';
import type { Answer } from '#src/data/answer.ts';
import { useSession } from '#src/data/session/use-session.ts';
import { useRow } from '#src/data/rows.ts';
import type { Account } from '#src/data/session/session-store.ts';
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
 * The profile in the local database; before that what the session remembers of a provider or of finished onboarding.
 * Waits for a running first sync unless the person has chosen to start: screens would jump with every page of it.
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
  // A profile that is missing after the first sync will be made by onboarding.
  return answer.state === 'empty' ? { state: 'known', role, providerStatus, isOnboarded: false } : { state: 'reading' };
}

/** The guard's verdict, and the person as far as the local database knows them. */
export function useGuard(screen: Visit['screen']): {
  verdict: Verdict;
  profile: Profile | null;
  /** Starts without waiting for the end of the first sync. */
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
  // A screen shown while the server did not answer stays when it does.
  if (verdict.kind === 'show' && answer.state === 'first-sync' && !hasBegun) begin();
  return { verdict, profile: answer.state === 'content' ? answer.value : null, begin };
}
