import { ChakraProvider } from '@chakra-ui/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { FrontDoor } from '#src/app/front-door.tsx';
import { NotFound } from '#src/app/not-found.tsx';
import '#src/ui/styles.ts';
import { system } from '#src/ui/theme/system.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the app.');

createRoot(root).render(
  <StrictMode>
    <ChakraProvider value={system}>
      <BrowserRouter>
        <Routes>
          <Route path="/auth" element={<FrontDoor />} />
          <Route path="*" element={<NotFound />} />
        </Routes>
      </BrowserRouter>
    </ChakraProvider>
  </StrictMode>,
);
