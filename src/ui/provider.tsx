import './styles.ts';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { Toaster } from './toaster.tsx';

/** Once around the app. A public page needs the stylesheets only. */
export const UiProvider = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <Suspense>
      <Toaster />
    </Suspense>
  </>
);
