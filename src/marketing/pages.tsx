import type { ReactElement } from 'react';
import type { PublicPath } from '#src/lib/paths.ts';
import { PRODUCT_NAME } from '#src/lib/product.ts';
import { MISSION } from './content/about.ts';
import { SUPPORT, TAGLINE } from './content/company.ts';
import type { LegalDocument } from './content/legal/document.ts';
import { MEDICAL_DISCLAIMER } from './content/legal/medical-disclaimer.ts';
import { PRIVACY_POLICY } from './content/legal/privacy-policy.ts';
import { TERMS_OF_SERVICE } from './content/legal/terms-of-service.ts';
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
  path: PublicPath;
  title: string;
  description: string;
  content: ReactElement;
}

const legal = (path: PublicPath, document: LegalDocument): Page => ({
  path,
  title: document.title,
  description: document.description,
  content: <Legal document={document} />,
});

const service = (page: ServicePage): Page => ({
  path: page.path,
  title: page.title,
  description: page.description,
  content: <ServiceDescription page={page} />,
});

export const PAGES: Page[] = [
  {
    path: '/',
    title: 'Wellness, weight loss and fitness coaching in Nigeria',
    description: TAGLINE,
    content: <Home />,
  },
  {
    path: '/programs',
    title: 'Programs and prices',
    description: 'Weight-loss and fitness programs in Nigeria from ₦120,000, with up to three aesthetic surgeries.',
    content: <Programs />,
  },
  {
    path: '/services',
    title: 'Services, prices and centres',
    description:
      'Training, nutrition, medical and aesthetic services with their prices in naira, and our centres in Lagos, Abuja and Port Harcourt.',
    content: <Services />,
  },
  ...SERVICE_PAGES.map(service),
  { path: '/about', title: `About ${PRODUCT_NAME}`, description: MISSION, content: <About /> },
  legal('/privacy-policy', PRIVACY_POLICY),
  legal('/terms-of-service', TERMS_OF_SERVICE),
  legal('/medical-disclaimer', MEDICAL_DISCLAIMER),
  {
    path: '/help-center',
    title: 'Help Center',
    description: 'Answers about programs, prices, surgery, accounts, payment and your data.',
    content: <HelpCenter />,
  },
  {
    path: '/contact-support',
    title: 'Contact Support',
    description: `Write to us or call us. We reply within ${SUPPORT.replyTime}.`,
    content: <ContactSupport />,
  },
];

export const LOST: Omit<Page, 'path'> = {
  title: 'Page not found',
  description: 'There is no page at this address.',
  content: <NotFound />,
};
