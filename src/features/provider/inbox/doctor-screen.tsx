import { Suspense } from 'react';
import { later } from '#src/ui/later.ts';
import { Dashboard } from '../dashboard.tsx';
import { Inbox } from './inbox.tsx';
import { OrderCard } from './order-card.tsx';

const BatchCard = later(async () => (await import('../surgery/batch-card.tsx')).BatchCard);

export const DoctorScreen = () => (
  <Dashboard type="doctor" first={<Inbox />}>
    <OrderCard />
  </Dashboard>
);

export const SurgeonScreen = () => (
  <Dashboard type="aesthetic_surgeon" first={<Inbox />}>
    <OrderCard />
    <Suspense>
      <BatchCard />
    </Suspense>
  </Dashboard>
);
