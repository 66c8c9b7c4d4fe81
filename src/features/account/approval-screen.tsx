import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Door } from '#src/ui/door.tsx';
import { useSignOut } from './leaving/sign-out.tsx';
import { leavingWords } from './leaving/words.ts';
import { accountWords } from './words.ts';

/** Replaces the dashboard of a provider who is not approved yet. Goes away by itself when the row says so. */
export function ApprovalScreen({ isRejected }: { isRejected: boolean }) {
  const { approval } = useWords(accountWords);
  const { leave } = useWords(leavingWords);
  const { signOut, isBusy, choice } = useSignOut();
  const heading = isRejected ? approval.rejectedHeading : approval.pendingHeading;
  return (
    <Door title={approval.title} description={heading} heading={heading}>
      <Card>
        <p>{isRejected ? approval.rejected : approval.pending}</p>
        <a className="button line full" href="/contact-support">
          {approval.support}
        </a>
        <ButtonLink to="/settings" look="line" full>
          {approval.settings}
        </ButtonLink>
        <Button look="quiet" busy={isBusy} full onClick={signOut}>
          {leave.signOut}
        </Button>
        {choice}
      </Card>
    </Door>
  );
}
