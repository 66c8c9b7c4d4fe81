import type { PublicPath } from '#src/lib/paths.ts';
import { priced } from './prices.ts';
import type { Priced } from './prices.ts';

interface Described {
  title: string;
  description: string;
  minutes: number;
}

export type Service = Described & Priced;

/** Its code among what is sold. */
export const offerOf = ({ title }: Described): string => title.toLowerCase().replaceAll(' ', '-');

export interface ServiceCategory {
  id: string;
  title: string;
  description: string;
  page: PublicPath;
  services: Service[];
}

const DESCRIBED: (Omit<ServiceCategory, 'services'> & { services: Described[] })[] = [
  {
    id: 'fitness',
    title: 'Fitness',
    description: 'One to one, in a group, or a first look at where you stand.',
    page: '/services/personal-training',
    services: [
      {
        title: 'Personal Training',
        description: 'One trainer, one client, and a plan that fits your body and your week.',
        minutes: 60,
      },
      {
        title: 'Group Fitness Classes',
        description: 'Strength, cardio and mobility in small groups, at every centre.',
        minutes: 45,
      },
      {
        title: 'Fitness Assessment',
        description: 'Strength, stamina, mobility and body measures, written down with what they mean.',
        minutes: 90,
      },
    ],
  },
  {
    id: 'nutrition',
    title: 'Nutrition',
    description: 'Food you know, in amounts that work.',
    page: '/services/nutrition-planning',
    services: [
      {
        title: 'Nutrition Consultation',
        description: 'A nutritionist listens to how you eat and writes a plan you can keep.',
        minutes: 60,
      },
      {
        title: 'Meal Prep Planning',
        description: 'A week of meals with a shopping list, for one person or for the whole house.',
        minutes: 30,
      },
      {
        title: 'Dietary Analysis',
        description: 'What you logged, read by a nutritionist: what is missing, and what is too much.',
        minutes: 45,
      },
    ],
  },
  {
    id: 'medical',
    title: 'Medical',
    description: 'A doctor who sees your training, your food and your results together.',
    page: '/services/medical-consultations',
    services: [
      {
        title: 'Medical Consultation',
        description: 'History, examination and advice before you start, or whenever something worries you.',
        minutes: 45,
      },
      {
        title: 'Lab Testing Package',
        description: 'The usual blood tests for weight and health, taken at your centre, explained in the app.',
        minutes: 30,
      },
      {
        title: 'Health Monitoring',
        description: 'Blood pressure, blood sugar and weight, checked and recorded at each visit.',
        minutes: 30,
      },
    ],
  },
  {
    id: 'aesthetic',
    title: 'Aesthetic',
    description: 'Surgery and contouring after weight loss, and the care that follows.',
    page: '/services/aesthetic-procedures',
    services: [
      {
        title: 'Aesthetic Consultation',
        description: 'A surgeon examines you, says what is possible and what is not, and gives you a price.',
        minutes: 60,
      },
      {
        title: 'Body Contouring',
        description: 'Shaping of one area. The price depends on the area and is agreed before you book.',
        minutes: 90,
      },
      {
        title: 'Post-Procedure Care',
        description: 'Dressings, checks and advice while you heal.',
        minutes: 30,
      },
    ],
  },
];

export const SERVICE_CATEGORIES = DESCRIBED.map(({ id, title, description, page, services }): ServiceCategory => ({
  id,
  title,
  description,
  page,
  services: priced(services, offerOf),
}));
