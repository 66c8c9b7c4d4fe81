import { ShieldIcon, WalletIcon } from '#src/ui/icons.tsx';
import type { Screen } from './screen.ts';

export const OFFICE: readonly Screen[] = [
  {
    path: '/admin',
    name: 'office',
    roles: ['admin'],
    menu: { group: 'office', icon: ShieldIcon },
    load: async () => (await import('#src/features/office/office-screen.tsx')).OfficeScreen,
  },
  {
    path: '/admin/money',
    name: 'money',
    roles: ['finance', 'admin'],
    menu: { group: 'office', icon: WalletIcon },
    load: async () => (await import('#src/features/finance/finance-screen.tsx')).FinanceScreen,
  },
];
