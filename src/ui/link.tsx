import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  /** Another document, or this one anew. */
  reload?: boolean;
}

const ELSEWHERE = /^[a-z]+:/;

function LinkWithin({ to, onClick, children, ...rest }: Omit<LinkProps, 'reload'>) {
  const options = rest.target ? { target: rest.target } : {};
  const follow = useLinkClickHandler(to, options);
  const followInstead = useLinkClickHandler(to, { ...options, replace: true });
  function press(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (event.defaultPrevented) return;
    // What is open has an entry in the history, which closes it. From within it the way leads on in its place.
    (event.currentTarget.closest('dialog') ? followInstead : follow)(event);
  }
  return (
    <a {...rest} href={useHref(to)} onClick={press}>
      {children}
    </a>
  );
}

/** The router's own brings the fetching of data ahead, which nothing here has: see docs/decisions/0096-what-loads-when.md. */
export function Link({ to, reload = false, children, ...rest }: LinkProps) {
  if (!reload && !ELSEWHERE.test(to)) {
    return (
      <LinkWithin to={to} {...rest}>
        {children}
      </LinkWithin>
    );
  }
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  );
}
