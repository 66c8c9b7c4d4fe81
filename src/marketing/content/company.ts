import { PRODUCT_NAME } from '#src/lib/product.ts';

/** The product's public origin, set for each deployment; see docs/decisions/0091-public-pages.md. */
export const ORIGIN = import.meta.env.VITE_PUBLIC_ORIGIN;

export const SUPPORT = {
  email: `support@${new URL(ORIGIN).hostname}`,
  phone: '+234 800 000 0100',
  address: '12 Admiralty Way, Lekki Phase 1, Lagos, Nigeria',
  replyTime: '1-2 business days',
};

export const TAGLINE = 'Weight loss, fitness, nutrition and care in Nigeria, with or without a signal.';

export const EMERGENCY_NUMBER = '112';

export const SHORT_DISCLAIMER = `${PRODUCT_NAME} is for education and coaching. It does not replace advice from your own doctor. In an emergency, call ${EMERGENCY_NUMBER}.`;

export interface Claim {
  figure: string;
  words: string;
}

/** What the service claims, in one place. */
export const CLAIMS: Claim[] = [
  { figure: '360°', words: 'care, eight kinds in one plan' },
  { figure: '24/7', words: 'support from real people' },
  { figure: '1,000+', words: 'transformations' },
];
