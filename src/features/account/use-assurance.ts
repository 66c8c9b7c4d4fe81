import { useSession } from '#src/data/provider.tsx';
import type { Assurance } from '#src/data/session.ts';

export function useAssurance(): Assurance {
  const now = useSession();
  return now.state === 'signed-in' ? now.assurance : 'enough';
}
