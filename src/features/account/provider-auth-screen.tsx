import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppData } from '#src/data/provider.tsx';
import { Card } from '#src/ui/card.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Link } from '#src/ui/link.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import { askForRole } from './calls.ts';
import { Door } from '#src/ui/door.tsx';
import { LinkNotice } from './link-notice.tsx';
import { ChoosingFirst, PeopleBeside } from './people-at-the-door.tsx';
import { afterProviderSignIn } from '#src/lib/roles.ts';
import type { SignIn } from './rules.ts';
import { SecondStep } from './second-step.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useSigningIn } from './use-signing-in.ts';
import { withNetwork } from './with-network.tsx';
import { accountWords } from './words.ts';

const ProviderForm = withNetwork(async () => (await import('./on-demand/provider-form.tsx')).ProviderForm);
const ConfirmForm = withNetwork(async () => (await import('./on-demand/confirm-form.tsx')).ConfirmForm);

type Tab = 'sign-in' | 'join';

interface EntranceProps {
  email: string;
  /** An account was made; its address is not confirmed yet. */
  onMade: (email: string) => void;
  onPassword: (given: SignIn) => Promise<void>;
  onPasskey: () => Promise<void>;
  say: (problem: string | null) => void;
}

function Entrance({ email, onPassword, onPasskey, onMade, say }: EntranceProps) {
  const words = useWords(accountWords);
  const [tab, setTab] = useState<Tab>('sign-in');
  const tabs = [
    { name: 'sign-in', label: words.provider.signIn },
    { name: 'join', label: words.provider.join },
  ] as const;
  const turnTo = (next: Tab): void => {
    say(null);
    setTab(next);
  };
  return (
    <Tabs<Tab> label={words.provider.tabs} tabs={tabs} current={tab} onChange={turnTo}>
      {tab === 'join' ? (
        <Suspense>
          <ProviderForm say={say} onDone={onMade} />
        </Suspense>
      ) : (
        <SignInForm email={email} onPassword={onPassword} onPasskey={onPasskey} />
      )}
    </Tabs>
  );
}

export function ProviderAuthScreen() {
  const words = useWords(accountWords);
  return (
    <ChoosingFirst door={words.provider}>
      <Entering />
    </ChoosingFirst>
  );
}

function Entering() {
  const data = useAppData();
  const navigate = useNavigate();
  const words = useWords(accountWords);
  const [problem, say] = useState<string | null>(null);
  const goOn = async (): Promise<void> => navigate(afterProviderSignIn(await askForRole(data)), { replace: true });
  const { asksFor, email, notice, ...on } = useSigningIn({
    greeting: words.toast.providerSignedIn,
    onFault: say,
    goOn,
    goIn: goOn,
  });
  const tryPassword = (given: SignIn): Promise<void> => {
    say(null);
    return on.onPassword(given);
  };
  const tryPasskey = (): Promise<void> => {
    say(null);
    return on.onPasskey();
  };
  const goBack = (): void => {
    say(null);
    on.onBack();
  };
  return (
    <Door title={words.provider.title} description={words.provider.description} heading={words.provider.heading}>
      {notice && <LinkNotice {...notice} />}
      {asksFor !== 'mail-code' && <PeopleBeside />}
      <Card>
        {problem && <Notice tone="bad">{problem}</Notice>}
        {asksFor === 'code' && <SecondStep onCode={on.onCode} />}
        {asksFor === 'mail-code' && (
          <Suspense>
            <ConfirmForm email={email} door="/provider-auth" onCode={on.onMailCode} onBack={goBack} />
          </Suspense>
        )}
        {asksFor === 'password' && (
          <Entrance email={email} onPassword={tryPassword} onPasskey={tryPasskey} onMade={on.onUnconfirmed} say={say} />
        )}
      </Card>
      <p className="aside muted">
        {words.provider.forClients}
        <Link to="/auth">{words.provider.toClients}</Link>
      </p>
    </Door>
  );
}
