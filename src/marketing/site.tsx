import { useEffect, useRef } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { showHead } from '#src/ui/head.ts';
import { absolute } from './head/addresses.ts';
import { PUBLIC_PATHS } from '#src/lib/paths.ts';
import { pageAt } from './pages.tsx';
import { Footer } from './parts/footer.tsx';
import { Header } from './parts/header.tsx';

/** A written document came with its head, its scroll position and its focus; each later page has to bring them. */
function useArrival(isWritten: boolean): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(isWritten ? pathname : null);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const { title, description } = pageAt(pathname);
    showHead(title, description, absolute(pathname));
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    else window.scrollTo(0, 0);
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [pathname, hash]);
}

/** `isWritten`: the page stands in the document already. */
export function Site({ isWritten }: { isWritten: boolean }) {
  useArrival(isWritten);
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        <Routes>
          {[...PUBLIC_PATHS, '*'].map((path) => (
            <Route key={path} path={path} element={pageAt(path).content} />
          ))}
        </Routes>
      </main>
      <Footer />
    </>
  );
}
