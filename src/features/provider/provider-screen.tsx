import { Clients } from './clients.tsx';
import { Dashboard } from './dashboard.tsx';

export const NutritionistScreen = () => <Dashboard type="nutritionist" />;
export const DoctorScreen = () => <Dashboard type="doctor" />;
export const SurgeonScreen = () => <Dashboard type="aesthetic_surgeon" />;
export const LabScreen = () => <Dashboard type="lab_technician" />;

export const TrainerScreen = () => (
  <Dashboard type="trainer">
    <Clients />
  </Dashboard>
);
