import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppData } from '#src/data/provider.tsx';
import { authLinkIn, authLinkTarget } from '#src/lib/auth-link.ts';

/** What the page was opened with, before anybody has read it out of the address. */
export const arrivedBy = authLinkIn(globalThis.location?.hash ?? '');

/** Once in the app: the link of a mail leads to the screen that heeds it, with what it brings. */
export function useAuthLinks(): void {
  const { session } = useAppData();
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const target = authLinkTarget({ pathname, hash });
  useEffect(() => {
    if (target) void navigate(target, { replace: true });
  }, [target, navigate]);
  useEffect(
    () =>
      session.onAuthEvent((event) => {
        if (event === 'PASSWORD_RECOVERY') void navigate(`/reset-password${location.hash}`, { replace: true });
      }),
    [session, navigate],
  );
}
