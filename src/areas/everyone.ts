import { BellIcon, GearIcon, MessageIcon, PeopleIcon, PersonIcon } from '#src/ui/icons.tsx';
import { ALL } from './screen.ts';
import type { Screen } from './screen.ts';

export const EVERYONE: readonly Screen[] = [
  {
    path: '/profile',
    name: 'profile',
    roles: ALL,
    menu: { group: 'dashboard', icon: PersonIcon },
    load: async () => (await import('#src/features/profile/profile-screen.tsx')).ProfileScreen,
  },
  {
    path: '/community',
    name: 'community',
    roles: ALL,
    menu: { group: 'tracking', icon: PeopleIcon },
    load: async () => (await import('#src/features/community/community-screen.tsx')).CommunityScreen,
  },
  {
    path: '/messages',
    name: 'messages',
    roles: ALL,
    menu: { group: 'tracking', icon: MessageIcon },
    load: async () => (await import('#src/features/messages/messages-screen.tsx')).MessagesScreen,
  },
  {
    path: '/notifications',
    name: 'notifications',
    roles: ALL,
    menu: { group: 'settings', icon: BellIcon },
    load: async () => (await import('#src/features/notifications/notifications-screen.tsx')).NotificationsScreen,
  },
  {
    path: '/settings',
    name: 'settings',
    roles: ALL,
    menu: { group: 'settings', icon: GearIcon },
    load: async () => (await import('#src/app/settings-screen.tsx')).SettingsPage,
  },
];
