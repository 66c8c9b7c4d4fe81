import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { confirmDeletion } from '#src/data/session/deletion.ts';
import type { Confirmed } from '#src/data/session/deletion.ts';
import { useAppData } from '#src/data/provider.tsx';
import { useOpen } from '#src/data/database/use-open.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Door } from '#src/ui/door.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { useFocusHeading } from '#src/ui/page-header.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { leavingWords } from './leaving/words.ts';
import type { LeavingWords } from './leaving/words.ts';
import { accountWords } from './words.ts';
import type { AccountWords } from './words.ts';

type Stage = 'asked' | 'deleting' | Confirmed;

/** The token that deletes an account must not stay in an address that is shown, kept in the history or shared. */
function useMailedToken(): string | null {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => new URLSearchParams(search).get('token'));
  useEffect(() => {
    if (search) void navigate(pathname, { replace: true });
  }, [pathname, search, navigate]);
  return token;
}

type Words = Pick<AccountWords, 'deletion'> & Pick<LeavingWords, 'deleted'>;

function titleOf(stage: Stage, { deletion, deleted }: Words): string {
  if (stage === 'deleted') return deleted.title;
  return stage === 'expired' ? deletion.expired : deletion.title;
}

function Ask({ stage, onConfirm }: { stage: Stage; onConfirm: () => void }) {
  const { deletion: words } = useWords(accountWords);
  const isDeleting = stage === 'deleting';
  return (
    <>
      <p>{words.lost}</p>
      {(stage === 'offline' || stage === 'failed') && <Notice tone="bad">{words[stage]}</Notice>}
      <Button look="danger" large full busy={isDeleting} onClick={onConfirm}>
        {isDeleting ? words.deleting : words.act}
      </Button>
      <p className="muted">{words.keep}</p>
    </>
  );
}

function Expired() {
  const { deletion: words, approval } = useWords(accountWords);
  return (
    <>
      <p>{words.again}</p>
      <ButtonLink to="/settings" look="act" large full>
        {approval.settings}
      </ButtonLink>
    </>
  );
}

/** Where the confirmation mail leads. Whoever has its link may delete, signed in or not. */
export function DeleteAccountScreen() {
  const { session } = useAppData();
  const open = useOpen();
  const { deletion } = useWords(accountWords);
  const { deleted } = useWords(leavingWords);
  const token = useMailedToken();
  const [stage, setStage] = useState<Stage>(token === null ? 'expired' : 'asked');
  const isAsking = token !== null && stage !== 'deleted' && stage !== 'expired';
  const title = titleOf(stage, { deletion, deleted });
  useUnfinished(isAsking);
  useFocusHeading(title);
  const confirm = async (mailed: string): Promise<void> => {
    setStage('deleting');
    const confirmed = await confirmDeletion(session, mailed);
    setStage(confirmed);
    // If that user is signed in here, sync will find out.
    if (confirmed === 'deleted') open?.sync.poke();
  };
  return (
    <Door title={title} description={deletion.title} heading={title}>
      <Card>
        {stage === 'deleted' && <p>{deleted.close}</p>}
        {stage === 'expired' && <Expired />}
        {isAsking && <Ask stage={stage} onConfirm={() => void confirm(token)} />}
      </Card>
    </Door>
  );
}
