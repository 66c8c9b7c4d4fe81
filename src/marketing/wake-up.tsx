import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import './styles.ts';
import { Site } from './site.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for its content.');

hydrateRoot(
  root,
  <StrictMode>
    <BrowserRouter>
      <Site />
    </BrowserRouter>
  </StrictMode>,
);

if (import.meta.env.PROD) void navigator.serviceWorker?.register('/sw.js');
