import type { AppPath, PublicPath } from '#src/lib/paths.ts';
import { Brand } from '#src/ui/mark/mark.tsx';
import { SHORT_DISCLAIMER } from '../content/company.ts';
import { CITIES_IN_WORDS } from '../content/locations.ts';
import { To } from './to.tsx';

interface Group {
  title: string;
  links: { path: PublicPath | AppPath; name: string }[];
}

const GROUPS: Group[] = [
  {
    title: 'Care',
    links: [
      { path: '/programs', name: 'Programs' },
      { path: '/services', name: 'Services' },
      { path: '/about', name: 'About' },
    ],
  },
  {
    title: 'Help',
    links: [
      { path: '/help-center', name: 'Help Center' },
      { path: '/contact-support', name: 'Contact Support' },
      { path: '/provider-auth', name: 'Providers' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { path: '/privacy-policy', name: 'Privacy Policy' },
      { path: '/terms-of-service', name: 'Terms of Service' },
      { path: '/medical-disclaimer', name: 'Medical Disclaimer' },
    ],
  },
];

export function Footer() {
  return (
    <footer className="cloth bare footer">
      <div className="wrapper">
        <div className="footer-columns">
          <div>
            <p>
              <Brand />
            </p>
            <p className="detail">Centres in {CITIES_IN_WORDS}. Weekdays from 6AM, weekends from 7AM.</p>
          </div>
          {GROUPS.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ path, name }) => (
                  <li key={path}>
                    <To path={path}>{name}</To>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <p className="disclaimer detail">{SHORT_DISCLAIMER}</p>
      </div>
    </footer>
  );
}
