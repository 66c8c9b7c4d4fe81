import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { UiProvider } from '../provider.tsx';
import { Gallery } from './gallery.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the kit.');

createRoot(root).render(
  <StrictMode>
    <UiProvider>
      <BrowserRouter>
        <Gallery />
      </BrowserRouter>
    </UiProvider>
  </StrictMode>,
);
