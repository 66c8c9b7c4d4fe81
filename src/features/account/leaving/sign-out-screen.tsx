import { useEffect, useEffectEvent } from 'react';
import { useSession } from '#src/data/session/use-session.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Door } from '#src/ui/door.tsx';
import { useWords } from '#src/ui/language.tsx';
import { useLeaving } from './leaving.ts';
import { useSignOut } from './sign-out.tsx';
import { unsentWords } from './unsent/words.ts';
import { leavingWords } from './words.ts';

/** A link on another site must not end anybody's sessions. */
const isAskedHere = (): boolean => document.referrer.startsWith(`${location.origin}/`);

/** Where Sign Out of a public page leads, because that page has no code to sign out. */
export function SignOutScreen() {
  const { leave } = useWords(leavingWords);
  const { stay } = useWords(unsentWords);
  const { state } = useSession();
  const isLeaving = useLeaving();
  const { signOut, isBusy, choice } = useSignOut();
  const arrive = useEffectEvent((as: typeof state) => {
    if (as === 'signed-in' && isAskedHere()) signOut();
    if (as === 'signed-out' && !isLeaving) location.replace('/');
  });
  useEffect(() => arrive(state), [state]);
  return (
    <Door title={leave.signOut} description={leave.signOut} heading={leave.signOut}>
      <Card>
        <Button look="line" busy={isBusy} full onClick={signOut}>
          {leave.signOut}
        </Button>
        <a className="button quiet full" href="/">
          {stay}
        </a>
        {choice}
      </Card>
    </Door>
  );
}
