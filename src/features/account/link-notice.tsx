import { useSession } from '#src/data/session/use-session.ts';
import type { AuthLink } from '#src/lib/auth-link.ts';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { accountWords } from './words.ts';

interface LinkNoticeProps {
  link: AuthLink;
  isSignedIn: boolean;
  onContinue: () => void;
}

/** What became of a mailed link that did not sign anybody in. */
export function LinkNotice({ link, isSignedIn, onContinue }: LinkNoticeProps) {
  const words = useWords(accountWords).link;
  const now = useSession();
  const act = isSignedIn && (
    <Button look="line" onClick={onContinue}>
      {words.continue}
    </Button>
  );
  if (link.kind === 'half-done') {
    return (
      <Notice tone="info" act={act}>
        {words.accepted}
      </Notice>
    );
  }
  if (link.kind !== 'refused') {
    const email = (now.state === 'signed-in' && now.account.email) || '';
    return (
      <Notice tone="warn" title={words.another} act={act}>
        {words.stay(email)}
      </Notice>
    );
  }
  return (
    <Notice tone="bad" title={words.expired} act={act}>
      {!isSignedIn && words.expiredHelp}
    </Notice>
  );
}
