import './app.css';
import { Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { settings, useSettings } from '#src/data/settings/use-settings.ts';
import type { Install } from '#src/features/install/install.ts';
import { LanguageProvider } from '#src/ui/language.tsx';
import { UiProvider } from '#src/ui/provider.tsx';
import { ahead } from './ahead.tsx';
import { ErrorBoundary } from './broken.tsx';
import { loadScreen } from './routes.tsx';
import type { Updates } from './updates.ts';
import { useKeptLanguage } from './use-kept-language.ts';
import { Waiting } from './waiting.tsx';
import { appWords } from './words.ts';

/** The database comes with the pages: see docs/decisions/0096-what-loads-when.md. */
const Pages = ahead(async () => (await import('./pages.tsx')).Pages);

/** Resolves when the page for this address and its words are loaded; a failure is shown by the app. */
export const loaded = Promise.allSettled([
  Pages.load(),
  loadScreen(location.pathname),
  appWords.in(settings.store.getState().language),
]);

interface AppProps {
  updates: Updates;
  install: Install;
}

const nothing = (): Promise<string> => Promise.resolve('');

export function App({ updates, install }: AppProps) {
  const { language } = useSettings();
  useKeptLanguage(language);
  return (
    <LanguageProvider language={language}>
      <UiProvider>
        <BrowserRouter>
          <Suspense fallback={null}>
            <ErrorBoundary path={location.pathname} diagnostics={nothing}>
              <Suspense fallback={<Waiting />}>
                <Pages updates={updates} install={install} />
              </Suspense>
            </ErrorBoundary>
          </Suspense>
        </BrowserRouter>
      </UiProvider>
    </LanguageProvider>
  );
}
