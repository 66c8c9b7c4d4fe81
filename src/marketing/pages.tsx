import type { ReactElement } from 'react';
import { isPublicPath } from '#src/lib/paths.ts';
import type { PublicPath } from '#src/lib/paths.ts';
import { PRODUCT_NAME } from '#src/lib/product.ts';
import { MISSION } from './content/about.ts';
import { SUPPORT, TAGLINE } from './content/company.ts';
import type { LegalDocument } from './content/legal/document.ts';
import { MEDICAL_DISCLAIMER } from './content/legal/medical-disclaimer.ts';
import { PRIVACY_POLICY } from './content/legal/privacy-policy.ts';
import { TERMS_OF_SERVICE } from './content/legal/terms-of-service.ts';
import { CITIES_IN_WORDS } from './content/locations.ts';
import { lowestInWords } from './content/prices.ts';
import { PROGRAMS } from './content/programs.ts';
import { SERVICE_PAGES } from './content/service-pages.ts';
import type { ServicePage } from './content/service-pages.ts';
import { About } from './pages/about.tsx';
import { ContactSupport } from './pages/contact-support.tsx';
import { HelpCenter } from './pages/help-center.tsx';
import { Home } from './pages/home.tsx';
import { Legal } from './pages/legal.tsx';
import { NotFound } from './pages/not-found.tsx';
import { Programs } from './pages/programs.tsx';
import { ServiceDescription } from './pages/service.tsx';
import { Services } from './pages/services.tsx';

export interface Page {
  title: string;
  description: string;
  content: ReactElement;
}

const legal = (document: LegalDocument): Page => ({
  title: document.title,
  description: document.description,
  content: <Legal document={document} />,
});

const service = (page: ServicePage): Page => ({
  title: page.title,
  description: page.description,
  content: <ServiceDescription page={page} />,
});

const PAGES: Record<PublicPath, Page> = {
  '/': { title: 'Wellness, weight loss and fitness coaching in Nigeria', description: TAGLINE, content: <Home /> },
  '/programs': {
    title: 'Programs and prices',
    description: `Weight-loss and fitness programs in Nigeria${PROGRAMS.length > 0 ? ` from ${lowestInWords(PROGRAMS)}` : ''}, with up to three aesthetic surgeries.`,
    content: <Programs />,
  },
  '/services': {
    title: 'Services, prices and centres',
    description: `Training, nutrition, medical and aesthetic services with their prices in naira, and our centres in ${CITIES_IN_WORDS}.`,
    content: <Services />,
  },
  '/services/weight-loss-programs': service(SERVICE_PAGES['/services/weight-loss-programs']),
  '/services/personal-training': service(SERVICE_PAGES['/services/personal-training']),
  '/services/nutrition-planning': service(SERVICE_PAGES['/services/nutrition-planning']),
  '/services/medical-consultations': service(SERVICE_PAGES['/services/medical-consultations']),
  '/services/aesthetic-procedures': service(SERVICE_PAGES['/services/aesthetic-procedures']),
  '/about': { title: `About ${PRODUCT_NAME}`, description: MISSION, content: <About /> },
  '/privacy-policy': legal(PRIVACY_POLICY),
  '/terms-of-service': legal(TERMS_OF_SERVICE),
  '/medical-disclaimer': legal(MEDICAL_DISCLAIMER),
  '/help-center': {
    title: 'Help Center',
    description: 'Answers about programs, prices, surgery, accounts, payment and your data.',
    content: <HelpCenter />,
  },
  '/contact-support': {
    title: 'Contact Support',
    description: `Write to us or call us. We reply within ${SUPPORT.replyTime}.`,
    content: <ContactSupport />,
  },
};

const LOST: Page = {
  title: 'Page not found',
  description: 'There is no page at this address.',
  content: <NotFound />,
};

export const pageAt = (path: string): Page => (isPublicPath(path) ? PAGES[path] : LOST);
