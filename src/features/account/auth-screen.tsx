import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { chosenOffer, keepOffer } from '#src/lib/chosen-offer.ts';
import { pause } from '#src/lib/pause.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Link } from '#src/ui/link.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import { toast } from '#src/ui/toasts.ts';
import { Door } from '#src/ui/door.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { LinkNotice } from './link-notice.tsx';
import { ChoosingFirst, PeopleBeside } from './people-at-the-door.tsx';
import type { SignIn } from './rules.ts';
import { ABOUT } from './say.ts';
import { SecondStep } from './second-step.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useFocus } from '#src/ui/use-focus.ts';
import { useSigningIn } from './use-signing-in.ts';
import { withNetwork } from './with-network.tsx';
import { accountWords } from './words.ts';

/** Long enough to read the greeting: the next page is another document. */
const READING_MS = 900;

async function goToFrontPage(welcome: Promise<void> | null): Promise<void> {
  if (welcome) await Promise.all([pause(READING_MS), Promise.race([welcome, pause(3 * READING_MS)])]);
  location.replace(chosenOffer() === null ? '/' : '/billing');
}

/** Leads to the forgotten password, and gets the focus back after it. */
function Forgot({ isBack, onForgot }: { isBack: boolean; onForgot: () => void }) {
  const words = useWords(accountWords);
  const button = useFocus<HTMLButtonElement>(isBack);
  return (
    <Button ref={button} look="quiet" onClick={onForgot}>
      {words.auth.forgot}
    </Button>
  );
}

type Tab = 'sign-in' | 'sign-up';

interface EntranceProps {
  email: string;
  onPassword: (given: SignIn) => Promise<void>;
  onPasskey: () => Promise<void>;
  /** An account was made; its address is not confirmed yet. */
  onMade: (email: string) => void;
}

function Entrance({ email, onPassword, onPasskey, onMade }: EntranceProps) {
  const words = useWords(accountWords);
  const [tab, setTab] = useState<Tab>('sign-in');
  const [forgotten, setForgotten] = useState<'no' | 'yes' | 'back'>('no');
  if (forgotten === 'yes') return <ForgotForm onBack={() => setForgotten('back')} />;
  const tabs = [
    { name: 'sign-in', label: words.auth.signIn },
    { name: 'sign-up', label: words.auth.signUp },
  ] as const;
  return (
    <Tabs<Tab> label={words.auth.tabs} tabs={tabs} current={tab} onChange={setTab}>
      {tab === 'sign-up' ? (
        <Suspense>
          <SignUpForm onDone={onMade} />
        </Suspense>
      ) : (
        <SignInForm email={email} onPassword={onPassword} onPasskey={onPasskey}>
          <Forgot isBack={forgotten === 'back'} onForgot={() => setForgotten('yes')} />
        </SignInForm>
      )}
    </Tabs>
  );
}

const ConfirmForm = withNetwork(async () => (await import('./on-demand/confirm-form.tsx')).ConfirmForm);
const SignUpForm = withNetwork(async () => (await import('./on-demand/sign-up-form.tsx')).SignUpForm);

export function AuthScreen() {
  const words = useWords(accountWords);
  return (
    <ChoosingFirst door={words.auth}>
      <Entering />
    </ChoosingFirst>
  );
}

function Entering() {
  useEffect(keepOffer, []);
  const words = useWords(accountWords);
  const navigate = useNavigate();
  const { asksFor, email, notice, ...on } = useSigningIn({
    greeting: words.toast.signedIn,
    onFault: (description) => toast({ title: words.toast.signInFailed, description, about: ABOUT, destructive: true }),
    goOn: goToFrontPage,
    // The front page is another document, where nothing could be shown.
    goIn: async () => navigate(chosenOffer() === null ? '/dashboard' : '/billing', { replace: true }),
  });
  return (
    <Door title={words.auth.title} description={words.auth.description} heading={words.auth.heading}>
      {notice && <LinkNotice {...notice} />}
      {asksFor !== 'mail-code' && <PeopleBeside />}
      <Card>
        {asksFor === 'code' && <SecondStep onCode={on.onCode} />}
        {asksFor === 'mail-code' && (
          <Suspense>
            <ConfirmForm email={email} door="/" onCode={on.onMailCode} onBack={on.onBack} />
          </Suspense>
        )}
        {asksFor === 'password' && (
          <Entrance email={email} onPassword={on.onPassword} onPasskey={on.onPasskey} onMade={on.onUnconfirmed} />
        )}
      </Card>
      <p className="aside muted">
        {words.auth.forProviders}
        <Link to="/provider-auth">{words.auth.toProviders}</Link>
      </p>
    </Door>
  );
}
