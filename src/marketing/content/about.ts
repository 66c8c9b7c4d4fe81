import { PRODUCT_NAME } from '#src/lib/product.ts';

export const MISSION =
  'To make good health ordinary: a plan you can follow, people who answer, prices you can read before you sign up, and records that are yours, whether or not there is a signal.';

export interface Value {
  title: string;
  description: string;
}

export const VALUES: Value[] = [
  {
    title: 'Safe before fast',
    description: 'A doctor sees you before you start, and a surgeon who is not sure says no.',
  },
  {
    title: 'One plan, one team',
    description: 'Your trainer, nutritionist, doctor and surgeon read the same record and talk to each other.',
  },
  {
    title: 'Plain words, plain prices',
    description: 'What it costs is in naira on our pages. What a result means is written so that you understand it.',
  },
  {
    title: 'Made for here',
    description: 'Nigerian food, Nigerian names spelt right, and an app that works where the network does not.',
  },
  {
    title: 'Your body, your record',
    description: 'You see everything we hold about you, you can take a copy of it, and you can have it deleted.',
  },
  {
    title: 'No shame',
    description: 'A missed week is a missed week. You carry on from where you are.',
  },
];

export interface TeamMember {
  name: string;
  role: string;
  specialty: string;
  credentials: string;
  biography: string;
}

export const TEAM: TeamMember[] = [
  {
    name: 'Dr Chukwuemeka Nwosu',
    role: 'Medical Doctor',
    specialty: 'Internal medicine',
    credentials: 'MDCN-40127, 14 years in practice',
    biography:
      'Looks after blood pressure, blood sugar and the person who has them. Sees every client before a program starts.',
  },
  {
    name: 'Dr Halima Ɗanjuma',
    role: 'Aesthetic Surgeon',
    specialty: 'Body contouring after weight loss',
    credentials: 'MDCN-31906, 17 years in practice',
    biography: 'Operates once the weight has been steady for months, and explains first what surgery cannot do.',
  },
  {
    name: 'Ìfẹ́olúwa Ògúndélé',
    role: 'Nutritionist',
    specialty: 'Weight management with local food',
    credentials: 'IDN-2214, 6 years in practice',
    biography: 'Plans meals around what the market has and the family eats.',
  },
  {
    name: 'Amina Bello',
    role: 'Gym Trainer',
    specialty: 'Strength and weight loss',
    credentials: 'FIT-NG-0411, 8 years in practice',
    biography: 'Teaches the big lifts patiently and keeps the plan realistic.',
  },
  {
    name: 'Ebiere Dickson',
    role: 'Laboratory Technician',
    specialty: 'Clinical chemistry',
    credentials: 'MLSCN-8830, 9 years in practice',
    biography: 'Collects samples gently and explains what will be measured.',
  },
];

export const STORY = [
  `${PRODUCT_NAME} began with a simple annoyance. A person who wanted to lose weight in Lagos needed a gym, a nutritionist, a doctor and, in the end, often a surgeon, and none of them knew what the other had said.`,
  'So we put them in one place, with one plan and one record. First in Lagos, then in Abuja and Port Harcourt. The trainer knows what the doctor advised. The surgeon sees a year of weights and not one morning on a scale.',
  'The app came from the gym floor. Signal is weak between concrete walls, and a set that is not written down at once is forgotten. So everything is kept on your phone first, and sent when the network comes back.',
];
