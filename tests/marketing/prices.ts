/** The prices of the specification, as a visitor reads them. */
export const PROGRAM_PRICES = {
  'Bronze Program': '₦450,000',
  'Fitness Foundation': '₦120,000',
  'Silver Program': '₦650,000',
  'Gold Program': '₦850,000',
  'Post-Surgery Support': '₦180,000',
};

export const PROGRAM_WORDS: Record<keyof typeof PROGRAM_PRICES, string[]> = {
  'Bronze Program': ['6-9 months plus surgery', '1 aesthetic surgery'],
  'Fitness Foundation': ['6-9 months'],
  'Silver Program': ['2 surgeries', 'Priority scheduling', 'Most Popular'],
  'Gold Program': ['3 surgeries', 'VIP', 'Extended post-op care', 'Lifetime maintenance plan'],
  'Post-Surgery Support': ['24 weeks'],
};

export const SERVICE_PRICES = {
  'Personal Training': ['60 min', '₦15,000 per session'],
  'Group Fitness Classes': ['45 min', '₦5,000 per class'],
  'Fitness Assessment': ['90 min', '₦25,000'],
  'Nutrition Consultation': ['60 min', '₦20,000'],
  'Meal Prep Planning': ['30 min', '₦10,000 per week'],
  'Dietary Analysis': ['45 min', '₦15,000'],
  'Medical Consultation': ['45 min', '₦30,000'],
  'Lab Testing Package': ['30 min', '₦50,000'],
  'Health Monitoring': ['30 min', '₦15,000 per visit'],
  'Aesthetic Consultation': ['60 min', '₦40,000'],
  'Body Contouring': ['90 min', 'from ₦150,000'],
  'Post-Procedure Care': ['30 min', '₦20,000 per visit'],
} as const;

export const SURGERIES = [
  'Arm Lift',
  'Breast Lift',
  'Tummy Tuck',
  'Thigh Lift',
  'Butt Lift',
  'Liposuction/Fat Transfer',
  'Back Lift',
];
