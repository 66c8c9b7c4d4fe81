import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { isDataLow } from '#src/lib/low-data.ts';
import './styles.ts';
import { Site } from './site.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for its content.');

const isWritten = root.hasChildNodes();
const site = (
  <StrictMode>
    <BrowserRouter>
      <Site isWritten={isWritten} />
    </BrowserRouter>
  </StrictMode>
);

if (isWritten) hydrateRoot(root, site);
else createRoot(root).render(site);

// With the worker comes the app, which somebody who saves data may never open.
if (import.meta.env.PROD && !isDataLow()) {
  // If it fails now, it works on the next page.
  navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
}
