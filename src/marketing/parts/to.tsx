import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { isPublicPath } from '#src/lib/paths.ts';
import type { AppPath, PublicPath } from '#src/lib/paths.ts';

interface ToProps extends Omit<ComponentProps<'a'>, 'href'> {
  path: PublicPath | AppPath;
  /** A place within the page, or what the app is asked to do there. */
  hash?: string;
}

/** Public pages follow each other without a reload once the page is awake; the app is another document. */
export function To({ path, hash = '', children, ...rest }: ToProps) {
  if (!isPublicPath(path)) {
    return (
      <a href={path + hash} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link to={path + hash} {...rest}>
      {children}
    </Link>
  );
}
