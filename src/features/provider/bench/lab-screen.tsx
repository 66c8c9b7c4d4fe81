import { Dashboard } from '../dashboard.tsx';
import { Bench } from './bench.tsx';
import { Catalogue } from '../catalogue/catalogue.tsx';

/** The laboratory's work first, then who comes today, then what is set up once. */
export const LabScreen = () => (
  <Dashboard type="lab_technician" first={<Bench />}>
    <Catalogue />
  </Dashboard>
);
