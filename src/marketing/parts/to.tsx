import type { ComponentProps } from 'react';
import { isPublicPath } from '#src/lib/paths.ts';
import type { AppPath, PublicPath } from '#src/lib/paths.ts';
import { Link } from '#src/ui/link.tsx';

interface ToProps extends Omit<ComponentProps<'a'>, 'href'> {
  path: PublicPath | AppPath;
  /** What is chosen on the way. */
  offer?: string;
}

/** Public pages navigate without a reload once hydrated; the app is another document. */
export function To({ path, offer, children, ...rest }: ToProps) {
  return (
    <Link to={offer === undefined ? path : `${path}?offer=${offer}`} reload={!isPublicPath(path)} {...rest}>
      {children}
    </Link>
  );
}
