import '#src/ui/styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Workbox } from 'workbox-window';
import { App, loaded } from '#src/app/app.tsx';
import { createUpdates } from '#src/app/updates.ts';
import { createInstall } from '#src/features/install/install.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the app.');

const worker = import.meta.env.PROD && 'serviceWorker' in navigator ? new Workbox('/sw.js') : null;
const updates = createUpdates(worker, { reload: () => location.reload(), marks: sessionStorage });
const install = createInstall();

addEventListener('vite:preloadError', (event) => {
  // Without a network every file is missing, and the one to reload as well.
  if (navigator.onLine && updates.fileIsMissing()) event.preventDefault();
});

// The document says that it opens: to render that, and then a page, would take twice as long.
void loaded.then(() =>
  createRoot(root).render(
    <StrictMode>
      <App updates={updates} install={install} />
    </StrictMode>,
  ),
);

void worker?.register().then(() => updates.registered(navigator.serviceWorker.controller !== null));
