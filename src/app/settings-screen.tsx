import { lazy } from 'react';
import { loadHistorySheet } from '#src/areas/client.ts';
import { useSession } from '#src/data/session/use-session.ts';
import { MfaEnrol } from '#src/features/account/mfa-enrol.tsx';
import { isProviderType } from '#src/lib/roles.ts';
import { Preferences } from '#src/features/notifications/preferences.tsx';
import { SettingsScreen } from '#src/features/settings/settings-screen.tsx';
import { ThisDevice } from '#src/features/sync-centre/device.tsx';
import { PlatesOfAccount } from '#src/features/workouts/plates/plates-owned.tsx';

const HistorySheet = lazy(async () => ({ default: await loadHistorySheet() }));

/** The settings, composed of parts from several features. */
export function SettingsPage() {
  const session = useSession();
  const isProvider = session.state === 'signed-in' && isProviderType(session.account.role);
  return (
    <SettingsScreen
      secondStep={<MfaEnrol />}
      notifications={<Preferences />}
      plates={!isProvider && <PlatesOfAccount />}
      history={isProvider ? null : HistorySheet}
      storage={<ThisDevice />}
    />
  );
}
