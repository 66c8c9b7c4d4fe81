import { priced } from './prices.ts';
import type { Priced } from './prices.ts';

export interface Program extends Priced {
  id: string;
  title: string;
  description: string;
  duration: string;
  surgeries: number;
  features: string[];
  highlight: boolean;
  /** Opened by Learn More. */
  details: { heading: string; points: string[] }[];
}

/** The most surgeries of any program: the length of the row of marks beside each. */
export const MOST_SURGERIES = 3;

const SET_WITH_YOUR_DOCTOR = 'Length set at your consultation';

const NOT_INCLUDED = [
  'Procedures beyond those included are discounted; your surgeon tells you the rate at your consultation',
  'Treatment of conditions found during the medical check, which your doctor discusses with you first',
];

const DESCRIBED: Omit<Program, keyof Priced>[] = [
  {
    id: 'bronze-program',
    title: 'Bronze Program',
    description:
      'Weight loss with a trainer, a nutritionist and a doctor, then one surgery once your weight is steady.',
    duration: '6-9 months plus surgery',
    surgeries: 1,
    features: ['1 aesthetic surgery', 'Personal training and meal planning', 'Medical check before and after surgery'],
    highlight: false,
    details: [
      {
        heading: 'How it goes',
        points: [
          'Weeks 1-2: medical consultation, fitness assessment and your first meal plan',
          'Months 1-6: training and nutrition every week, your plan adjusted each month',
          'Months 6-9: your weight is held steady, then your surgery is planned',
          'After surgery: check-ups until your surgeon is satisfied',
        ],
      },
      { heading: 'Not in the price', points: NOT_INCLUDED },
    ],
  },
  {
    id: 'fitness-foundation',
    title: 'Fitness Foundation',
    description: 'Training and food habits that last, without surgery. The right start when you are not sure yet.',
    duration: '6-9 months',
    surgeries: 0,
    features: ['Weekly training plan', 'Nutrition plan with Nigerian food', 'Monthly review with your trainer'],
    highlight: false,
    details: [
      {
        heading: 'How it goes',
        points: [
          'Week 1: fitness assessment and your goal in figures',
          'Every week: sessions at your centre or at home, logged in the app',
          'Every month: measurements, and a plan for the next month',
          'At the end: a maintenance plan that you keep',
        ],
      },
      {
        heading: 'If you want surgery later',
        points: [
          'You can move to Bronze, Silver or Gold at any monthly review',
          'Your records and progress move with you',
        ],
      },
    ],
  },
  {
    id: 'silver-program',
    title: 'Silver Program',
    description: 'The whole journey with two surgeries, and the first choice of dates for every appointment.',
    duration: SET_WITH_YOUR_DOCTOR,
    surgeries: 2,
    features: ['2 surgeries', 'Priority scheduling', 'Everything in Bronze'],
    highlight: true,
    details: [
      {
        heading: 'How it goes',
        points: [
          'Your doctor and your surgeon plan both surgeries together, with time to heal between them',
          'Training and nutrition continue through the whole program, at the pace your doctor allows',
          'Priority scheduling: you are offered free times first, with every provider',
        ],
      },
      { heading: 'Not in the price', points: NOT_INCLUDED },
    ],
  },
  {
    id: 'gold-program',
    title: 'Gold Program',
    description: 'Three surgeries with the longest care after them, and a plan that stays with you for life.',
    duration: SET_WITH_YOUR_DOCTOR,
    surgeries: 3,
    features: ['3 surgeries', 'VIP', 'Extended post-op care', 'Lifetime maintenance plan', 'Everything in Silver'],
    highlight: false,
    details: [
      {
        heading: 'How it goes',
        points: [
          'VIP: one coordinator knows your case and answers for all of it',
          'Extended post-op care: check-ups and support go on after the usual follow-up ends',
          'Lifetime maintenance plan: your training and meal plan is reviewed for as long as you want it',
        ],
      },
      { heading: 'Not in the price', points: NOT_INCLUDED },
    ],
  },
  {
    id: 'post-surgery-support',
    title: 'Post-Surgery Support',
    description: 'Recovery done properly: gentle training, food that helps healing, and a doctor who watches over it.',
    duration: '24 weeks',
    surgeries: 0,
    features: ['Recovery training plan', 'Nutrition for healing', 'Regular medical check-ups'],
    highlight: false,
    details: [
      {
        heading: 'How it goes',
        points: [
          'Weeks 1-6: rest, short walks and wound checks, as your surgeon allows',
          'Weeks 7-16: light training comes back a step at a time',
          'Weeks 17-24: full training, and a plan to keep the result',
        ],
      },
      {
        heading: 'Who it is for',
        points: [
          'Anyone after aesthetic or weight-loss surgery, done here or elsewhere',
          'Bring your discharge letter to the first visit',
        ],
      },
    ],
  },
];

export const PROGRAMS: Program[] = priced(DESCRIBED, ({ id }) => id);

export interface SurgeryOption {
  id: string;
  title: string;
  description: string;
}

export const SURGERY_OPTIONS: SurgeryOption[] = [
  { id: 'arm-lift', title: 'Arm Lift', description: 'Removes loose skin between the armpit and the elbow.' },
  { id: 'breast-lift', title: 'Breast Lift', description: 'Raises and reshapes breasts that weight loss has changed.' },
  {
    id: 'tummy-tuck',
    title: 'Tummy Tuck',
    description: 'Removes skin that stays after weight loss and brings the stomach muscles together.',
  },
  { id: 'thigh-lift', title: 'Thigh Lift', description: 'Tightens the inner or outer thigh.' },
  { id: 'butt-lift', title: 'Butt Lift', description: 'Lifts and firms the buttocks where skin has become loose.' },
  {
    id: 'liposuction-fat-transfer',
    title: 'Liposuction/Fat Transfer',
    description: 'Removes fat where exercise does not reach it, and can move it where you want it.',
  },
  { id: 'back-lift', title: 'Back Lift', description: 'Removes folds of loose skin from the back and the sides.' },
];

export const BEYOND_INCLUDED = 'Procedures beyond those included are discounted.';
