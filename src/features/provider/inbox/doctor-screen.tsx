import { Dashboard } from '../dashboard.tsx';
import { Inbox } from './inbox.tsx';
import { OrderCard } from './order-card.tsx';

export const DoctorScreen = () => (
  <Dashboard type="doctor" first={<Inbox />}>
    <OrderCard />
  </Dashboard>
);

export const SurgeonScreen = () => (
  <Dashboard type="aesthetic_surgeon" first={<Inbox />}>
    <OrderCard />
  </Dashboard>
);
