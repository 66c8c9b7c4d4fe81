import { useSession } from '#src/data/session/use-session.ts';
import type { Assurance } from '#src/data/session/session.ts';

export function useAssurance(): Assurance {
  const now = useSession();
  return now.state === 'signed-in' ? now.assurance : 'enough';
}
