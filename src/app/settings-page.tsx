import { MfaEnrol } from '#src/features/account/mfa-enrol.tsx';
import { SettingsScreen } from '#src/features/settings/settings-screen.tsx';

/** The cards of several features. */
export const SettingsPage = () => (
  <SettingsScreen>
    <MfaEnrol />
  </SettingsScreen>
);
