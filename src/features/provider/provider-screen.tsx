import { Clients } from './clients.tsx';
import { Dashboard } from './dashboard.tsx';

export const NutritionistScreen = () => <Dashboard type="nutritionist" />;

export const TrainerScreen = () => (
  <Dashboard type="trainer">
    <Clients />
  </Dashboard>
);
