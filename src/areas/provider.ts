import { CalendarIcon, PeopleIcon, WalletIcon } from '#src/ui/icons.tsx';
import { DASHBOARDS } from '#src/lib/roles.ts';
import type { ProviderType } from '#src/lib/roles.ts';
import type { Screen } from './screen.ts';

const screens = () => import('#src/features/provider/provider-screen.tsx');
const doctors = () => import('#src/features/provider/inbox/doctor-screen.tsx');

/** Each kind of provider has its own dashboard. */
const dashboard = (role: ProviderType, load: NonNullable<Screen['load']>): Screen => ({
  path: DASHBOARDS[role],
  name: 'dashboard',
  roles: [role],
  menu: { group: 'portal', icon: CalendarIcon },
  load,
});

/** The laboratory has orders and no clients of its own. */
const CARERS: readonly ProviderType[] = ['trainer', 'nutritionist', 'doctor', 'aesthetic_surgeon'];

export const PROVIDER: readonly Screen[] = [
  dashboard('nutritionist', async () => (await screens()).NutritionistScreen),
  dashboard('doctor', async () => (await doctors()).DoctorScreen),
  dashboard('aesthetic_surgeon', async () => (await doctors()).SurgeonScreen),
  dashboard('trainer', async () => (await screens()).TrainerScreen),
  dashboard('lab_technician', async () => (await import('#src/features/provider/bench/lab-screen.tsx')).LabScreen),
  {
    path: '/clients',
    name: 'clients',
    roles: CARERS,
    menu: { group: 'portal', icon: PeopleIcon },
    load: async () => (await import('#src/features/provider/roster/roster-screen.tsx')).RosterScreen,
  },
  {
    path: '/clients/record',
    name: 'clients',
    roles: CARERS,
    load: async () => (await import('#src/features/provider/record/record-screen.tsx')).RecordScreen,
  },
  {
    path: '/earnings',
    name: 'earnings',
    roles: CARERS,
    menu: { group: 'settings', icon: WalletIcon },
    load: async () => (await import('#src/features/earnings/earnings-screen.tsx')).EarningsScreen,
  },
];
