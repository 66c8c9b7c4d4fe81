import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppData } from '#src/data/provider.tsx';
import { authLinkIn, authLinkTarget } from '#src/lib/auth-link.ts';

/** The page's address, before anything removes the link from it. */
export const arrivedBy = authLinkIn(globalThis.location?.hash ?? '');

/** Mount once: a mailed link leads to the screen that handles it, fragment included. */
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
