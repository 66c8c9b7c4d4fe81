import { Suspense } from 'react';
import { later } from '#src/ui/later.ts';
import { Clients } from './clients.tsx';
import { Dashboard } from './dashboard.tsx';

const VersionsAlong = later(async () => (await import('./versions/versions-along.tsx')).VersionsAlong);

/** Shows nothing: whose plans one writes may be asked about them without a network. */
const Along = () => (
  <Suspense>
    <VersionsAlong />
  </Suspense>
);

export const NutritionistScreen = () => (
  <>
    <Dashboard type="nutritionist" />
    <Along />
  </>
);

export const TrainerScreen = () => (
  <>
    <Dashboard type="trainer">
      <Clients />
    </Dashboard>
    <Along />
  </>
);
