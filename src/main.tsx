import '#src/ui/styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, loaded } from '#src/app/app.tsx';
import { takeOver } from '#src/app/kept/take-over.ts';
import { createUpdates } from '#src/app/updates.ts';
import { createWorker } from '#src/app/worker.ts';
import { createInstall } from '#src/features/install/install.ts';
import { missing } from '#src/lib/missing.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the app.');

const worker =
  import.meta.env.PROD && 'serviceWorker' in navigator ? createWorker(navigator.serviceWorker, '/sw.js') : null;
const updates = createUpdates(worker, { reload: () => location.reload(), marks: sessionStorage });
const install = createInstall();

addEventListener('vite:preloadError', ({ payload }) => {
  missing.add(payload);
  // After whoever asked for it. Offline every file is missing, and so is the page to reload.
  setTimeout(() => navigator.onLine && missing.has(payload) && void updates.fileIsMissing());
});

takeOver(root);

// The document already says that it is opening: rendering that and then a page would take twice as long.
void loaded.then(() =>
  createRoot(root).render(
    <StrictMode>
      <App updates={updates} install={install} />
    </StrictMode>,
  ),
);

// The worker's downloads compete with what is on the screen, which comes first.
if (document.readyState === 'complete') void updates.look();
else addEventListener('load', () => void updates.look());
