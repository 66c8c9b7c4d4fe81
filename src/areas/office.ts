import { KeyIcon, PeopleIcon, SearchIcon, ShieldIcon, StoreIcon, WalletIcon } from '#src/ui/icons.tsx';
import type { Screen } from './screen.ts';

export const OFFICE: readonly Screen[] = [
  {
    path: '/admin',
    name: 'office',
    roles: ['admin', 'moderator'],
    menu: { group: 'office', icon: ShieldIcon },
    load: async () => (await import('#src/features/office/office-screen.tsx')).OfficeScreen,
  },
  {
    path: '/admin/people',
    name: 'people',
    roles: ['admin'],
    menu: { group: 'office', icon: PeopleIcon },
    load: async () => (await import('#src/features/office/people/people-screen.tsx')).PeopleScreen,
  },
  {
    path: '/admin/audit',
    name: 'audit',
    roles: ['admin'],
    menu: { group: 'office', icon: SearchIcon },
    load: async () => (await import('#src/features/office/audit/audit-screen.tsx')).AuditScreen,
  },
  {
    path: '/admin/catalogues',
    name: 'catalogues',
    roles: ['admin'],
    menu: { group: 'office', icon: StoreIcon },
    load: async () => (await import('#src/features/office/catalogues/catalogues-screen.tsx')).CataloguesScreen,
  },
  {
    path: '/admin/privacy',
    name: 'privacy',
    roles: ['admin'],
    menu: { group: 'office', icon: KeyIcon },
    load: async () => (await import('#src/features/office/privacy/privacy-screen.tsx')).PrivacyScreen,
  },
  {
    path: '/admin/money',
    name: 'money',
    roles: ['finance', 'admin'],
    menu: { group: 'office', icon: WalletIcon },
    load: async () => (await import('#src/features/finance/finance-screen.tsx')).FinanceScreen,
  },
];
