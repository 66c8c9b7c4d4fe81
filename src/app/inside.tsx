import { Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useOpening } from '#src/data/database/use-open.ts';
import { useSession } from '#src/data/session/use-session.ts';
import { useRestRow } from '#src/data/rows.ts';
import { onSyncCentreAsked } from '#src/data/sync/ask-for-centre.ts';
import { loadLogSheet } from '#src/areas/client.ts';
import { CLIENTS, knownRole } from '#src/areas/screen.ts';
import { homeOf } from '#src/lib/roles.ts';
import { useSignOut } from '#src/features/account/leaving/sign-out.tsx';
import { fullNameOf } from '#src/lib/names.ts';
import { later } from '#src/ui/later.ts';
import { countNotifications } from '#sync/queries/notifications.ts';
import type { Profile } from '#sync/entities/profiles.ts';
import { groupsFor } from './shell/navigation.ts';
import { Shell } from './shell/shell.tsx';
import { useUnreadShown } from './unread.ts';

const LogSheet = later(loadLogSheet);
const OpeningFailed = later(async () => (await import('./opening-failed.tsx')).OpeningFailed);
const SyncCentre = later(async () => (await import('#src/features/sync-centre/sync-centre.tsx')).SyncCentre);
const Watches = later(async () => (await import('./watches.tsx')).Watches);

interface InsideProps {
  /** Null while unknown. */
  profile: Profile | null;
  children: ReactNode;
}

/** The shell, with what it shows of the signed-in person. */
export function Inside({ profile, children }: InsideProps) {
  const session = useSession();
  const opening = useOpening();
  const unread = useRestRow((db, userId) => countNotifications(db, userId, { read: false }));
  const { signOut, isBusy, choice } = useSignOut();
  const [sheet, setSheet] = useState<'sync' | 'log' | 'people' | null>(null);
  const account = session.state === 'signed-in' ? session.account : null;
  const role = profile?.role ?? account?.role ?? null;
  const count = unread.state === 'content' ? unread.value : 0;
  const name = profile ? fullNameOf(profile) : '';
  const close = (): void => setSheet(null);
  useEffect(() => onSyncCentreAsked(() => setSheet('sync')), []);
  useUnreadShown(count);
  return (
    <Shell
      groups={groupsFor(role)}
      home={homeOf(role)}
      email={account?.email ?? null}
      name={name}
      unread={count}
      onSync={() => setSheet('sync')}
      onWho={() => setSheet('people')}
      isLeaving={isBusy}
      onSignOut={signOut}
      onLog={CLIENTS.includes(knownRole(role)) ? () => setSheet('log') : undefined}
    >
      <Suspense>{opening.state === 'failed' && <OpeningFailed {...opening} />}</Suspense>
      <Suspense>
        <Watches role={role} name={sheet === 'people' ? name : null} onClose={close} />
      </Suspense>
      <Suspense>{children}</Suspense>
      <Suspense>
        {sheet === 'sync' && <SyncCentre open onClose={close} />}
        {sheet === 'log' && <LogSheet onClose={close} />}
      </Suspense>
      {choice}
    </Shell>
  );
}
