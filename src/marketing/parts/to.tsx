import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { isPublicPath } from '#src/lib/paths.ts';
import type { AppPath, PublicPath } from '#src/lib/paths.ts';

interface ToProps extends Omit<ComponentProps<'a'>, 'href'> {
  path: PublicPath | AppPath;
}

/** Public pages follow each other without a reload once the page is awake; the app is another document. */
export function To({ path, children, ...rest }: ToProps) {
  if (isPublicPath(path)) {
    return (
      <Link to={path} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={path} {...rest}>
      {children}
    </a>
  );
}
