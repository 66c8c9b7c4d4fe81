import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { system } from './system.ts';

/**
 * Around what needs a part of Chakra or its style props, in a screen that is loaded by itself: in the first load of the
 * app it would weigh as much as half of React.
 */
export const ChakraArea = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={system}>{children}</ChakraProvider>
);
