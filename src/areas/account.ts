import { BellIcon, GearIcon } from '#src/ui/icons.tsx';
import { EVERYONE } from './screen.ts';
import type { Screen } from './screen.ts';

export const ACCOUNT: readonly Screen[] = [
  {
    path: '/notifications',
    name: 'notifications',
    roles: EVERYONE,
    menu: { group: 'settings', icon: BellIcon },
    load: async () => (await import('#src/features/notifications/notifications-screen.tsx')).NotificationsScreen,
  },
  {
    path: '/settings',
    name: 'settings',
    roles: EVERYONE,
    menu: { group: 'settings', icon: GearIcon },
    load: async () => (await import('#src/app/settings-screen.tsx')).SettingsPage,
  },
];
