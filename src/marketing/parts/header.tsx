import { useLocation } from 'react-router-dom';
import type { PublicPath } from '#src/lib/paths.ts';
import { PRODUCT_NAME } from '#src/lib/product.ts';
import { BellIcon, CloseIcon, MenuIcon } from '#src/ui/icons.tsx';
import { Brand } from '#src/ui/mark/mark.tsx';
import { To } from './to.tsx';

const PAGES: { path: PublicPath; name: string }[] = [
  { path: '/', name: 'Home' },
  { path: '/programs', name: 'Programs' },
  { path: '/services', name: 'Services' },
  { path: '/about', name: 'About' },
];

function Pages() {
  const { pathname } = useLocation();
  return PAGES.map(({ path, name }) => (
    <li key={path}>
      <To path={path} aria-current={pathname === path ? 'page' : undefined}>
        {name}
      </To>
    </li>
  ));
}

/** Both are in the document; the first-paint script decides which one this device sees. */
function Doors() {
  return (
    <>
      <ul className="signed-out">
        <li>
          <To path="/provider-auth">Providers</To>
        </li>
        <li>
          <To path="/auth">Sign In</To>
        </li>
        <li>
          <To path="/auth" className="button act">
            Get Started
          </To>
        </li>
      </ul>
      <ul className="signed-in">
        <li>
          <To path="/notifications" className="bell">
            <BellIcon />
            <span className="name">Notifications</span>
            <span className="unread">unread</span>
          </To>
        </li>
        <li>
          <To path="/profile">Profile</To>
        </li>
        <li>
          <To path="/sign-out" className="button line">
            Sign Out
          </To>
        </li>
      </ul>
    </>
  );
}

/** Beside the menu where the bar is too narrow. */
function ShortWay() {
  return (
    <To path="/auth" className="short-way signed-out">
      Sign In
    </To>
  );
}

const MENU = 'menu';

function SideMenu() {
  return (
    <nav id={MENU} popover="auto" className="menu" aria-label="Menu">
      <button type="button" className="icon-button" popoverTarget={MENU} popoverTargetAction="hide" aria-label="Close">
        <CloseIcon />
      </button>
      <ul>
        <Pages />
      </ul>
      <Doors />
    </nav>
  );
}

export function Header() {
  const { pathname } = useLocation();
  return (
    <>
      <header className="cloth bare header">
        <div className="wrapper">
          <To path="/" className="home" aria-label={`${PRODUCT_NAME}, home`}>
            <Brand />
          </To>
          <nav className="header-bar" aria-label="Main">
            <ul>
              <Pages />
            </ul>
            <Doors />
          </nav>
          <ShortWay />
          <button type="button" className="icon-button menu-button" popoverTarget={MENU} aria-label="Menu">
            <MenuIcon />
          </button>
        </div>
      </header>
      {/* Another page starts with its menu closed. */}
      <SideMenu key={pathname} />
    </>
  );
}
