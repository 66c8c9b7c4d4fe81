import './styles.ts';
import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { system } from './theme/system.ts';
import { Toaster } from './toaster.tsx';

/** Once around the app. A public page needs the stylesheets only. */
export const UiProvider = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={system}>
    {children}
    <Toaster />
  </ChakraProvider>
);
