import './app.css';
import { Suspense, useCallback } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import type { AppData } from '#src/data/app-data.ts';
import { diagnosticsOf } from '#src/data/diagnostics.ts';
import { DataProvider } from '#src/data/provider.tsx';
import { useSettings, useSettingsFollowed } from '#src/data/use-settings.ts';
import { ApprovalScreen } from '#src/features/account/approval-screen.tsx';
import { useAuthLinks } from '#src/features/account/use-auth-links.ts';
import type { Install } from '#src/features/install/install.ts';
import { APP_PATHS } from '#src/lib/paths.ts';
import { LanguageProvider, useWords } from '#src/ui/language.tsx';
import { useFocusHeading } from '#src/ui/page-header.tsx';
import { UiProvider } from '#src/ui/provider.tsx';
import { Failed } from '#src/ui/states.tsx';
import { ErrorBoundary } from './broken.tsx';
import { Corner } from './corner.tsx';
import { Inside } from './inside.tsx';
import { NotFound } from './not-found.tsx';
import { NotYet } from './not-yet.tsx';
import { DOORS, ONBOARDING, SCREENS } from './routes.tsx';
import { placeOf } from './shell/navigation.ts';
import type { Updates } from './updates.ts';
import { useGuard } from './use-guard.ts';
import { useTopOfPage } from './top-of-page.ts';
import { appWords } from './words.ts';

function Waiting() {
  const words = useWords(appWords).opening;
  return (
    <output className="alone waiting">
      <span className="spinner" aria-hidden="true" />
      {words.waiting}
    </output>
  );
}

/** Shows a page to those who may see it, and sends the others where they have to go first. */
function Guarded({ path }: { path: string }) {
  const verdict = useGuard(path);
  const words = useWords(appWords).failed;
  if (verdict.kind === 'wait') return <Waiting />;
  if (verdict.kind === 'go') return <Navigate to={verdict.to} replace />;
  if (verdict.kind === 'not-approved') return <ApprovalScreen isRejected={verdict.isRejected} />;
  if (verdict.kind === 'failed') {
    return (
      <main id="main" className="alone">
        <Failed title={words.title} onRetry={verdict.retry}>
          {words.detail}
        </Failed>
      </main>
    );
  }
  if (path === '/onboarding') return <ONBOARDING />;
  const Screen = SCREENS[path as keyof typeof SCREENS];
  return <Inside>{Screen ? <Screen /> : <NotYet name={placeOf(path)} />}</Inside>;
}

function Page({ data }: { data: AppData }) {
  const { pathname } = useLocation();
  useAuthLinks();
  useSettingsFollowed();
  useTopOfPage(pathname);
  useFocusHeading(pathname);
  const diagnostics = useCallback(async () => {
    const opening = data.opening.getSnapshot();
    return opening.state === 'open' ? diagnosticsOf(opening.db) : opening.state;
  }, [data]);
  return (
    <ErrorBoundary path={pathname} diagnostics={diagnostics}>
      <Suspense fallback={<Waiting />}>
        <Routes>
          {Object.entries(DOORS).map(([path, Door]) => (
            <Route key={path} path={path} element={<Door />} />
          ))}
          {APP_PATHS.filter((path) => !(path in DOORS)).map((path) => (
            <Route key={path} path={path} element={<Guarded path={path} />} />
          ))}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}

function Worded({ data, updates, install }: AppProps) {
  const { language } = useSettings();
  return (
    <LanguageProvider language={language}>
      <UiProvider>
        <BrowserRouter>
          <Suspense fallback={null}>
            <Page data={data} />
            <Corner updates={updates} install={install} />
          </Suspense>
        </BrowserRouter>
      </UiProvider>
    </LanguageProvider>
  );
}

interface AppProps {
  data: AppData;
  updates: Updates;
  install: Install;
}

export const App = (props: AppProps) => (
  <DataProvider data={props.data}>
    <Worded {...props} />
  </DataProvider>
);
