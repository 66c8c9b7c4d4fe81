import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#src/ui/button.tsx';

interface PageActsProps {
  back: string;
  print: string;
  children?: ReactNode;
}

/** Of the pages below health: back to it, and on paper. */
export const PageActs = ({ back, print, children }: PageActsProps) => (
  <>
    <ButtonLink look="quiet" to="/health">
      {back}
    </ButtonLink>
    <Button look="line" onClick={() => window.print()}>
      {print}
    </Button>
    {children}
  </>
);
