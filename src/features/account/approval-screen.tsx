import { useRow, useRows } from '#src/data/rows.ts';
import { draftsAbout } from '#src/data/drafts/drafts.ts';
import { knownOf } from '#src/lib/answer.ts';
import { profileOf } from '#sync/queries/profiles.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Door } from '#src/ui/door.tsx';
import { useSignOut } from './leaving/sign-out.tsx';
import { leavingWords } from './leaving/words.ts';
import { accountWords } from './words.ts';

const STATES = ['pending', 'needs_information', 'suspended', 'rejected'] as const;

/** Replaces the dashboard of a provider who is not approved. Goes away by itself when the row says so. */
export function ApprovalScreen({ status }: { status: string | null }) {
  const profile = knownOf(useRow(profileOf));
  const hasTyped = (knownOf(useRows(draftsAbout)) ?? []).length > 0;
  const { approval } = useWords(accountWords);
  const { leave } = useWords(leavingWords);
  const { signOut, isBusy, choice } = useSignOut();
  const state = STATES.find((known) => known === status) ?? 'pending';
  const heading = approval.headings[state];
  return (
    <Door title={approval.title} description={heading} heading={heading}>
      <Card>
        <p>{approval.says[state]}</p>
        {profile?.provider_reason && <p>{approval.reason(profile.provider_reason)}</p>}
        <ButtonLink to="/profile" look={state === 'needs_information' ? 'act' : 'line'} full>
          {approval.profile}
        </ButtonLink>
        {hasTyped && (
          <ButtonLink to="/clients" look="line" full>
            {approval.typed}
          </ButtonLink>
        )}
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
