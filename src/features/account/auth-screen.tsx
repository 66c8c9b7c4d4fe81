import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import { toast } from '#src/ui/toasts.ts';
import { Door } from '#src/ui/door.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { LinkNotice } from './link-notice.tsx';
import type { SignIn } from './rules.ts';
import { SecondStep } from './second-step.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useSigningIn } from './use-signing-in.ts';
import { accountWords } from './words.ts';

/** As long as the greeting needs to be read: the page that follows is another document. */
const READING_MS = 900;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function goToFrontPage(welcome: Promise<void> | null): Promise<void> {
  if (welcome) await Promise.all([pause(READING_MS), Promise.race([welcome, pause(3 * READING_MS)])]);
  location.replace('/');
}

type Tab = 'sign-in' | 'sign-up';

function Entrance({ onPassword }: { onPassword: (given: SignIn) => Promise<void> }) {
  const words = useWords(accountWords);
  const [tab, setTab] = useState<Tab>('sign-in');
  const [isForgotten, setForgotten] = useState(false);
  if (isForgotten) return <ForgotForm onBack={() => setForgotten(false)} />;
  const tabs = [
    { name: 'sign-in', label: words.auth.signIn },
    { name: 'sign-up', label: words.auth.signUp },
  ] as const;
  return (
    <Tabs<Tab> label={words.auth.tabs} tabs={tabs} current={tab} onChange={setTab}>
      {tab === 'sign-up' ? (
        <SignUpForm onDone={() => setTab('sign-in')} />
      ) : (
        <SignInForm onPassword={onPassword}>
          <Button look="quiet" onClick={() => setForgotten(true)}>
            {words.auth.forgot}
          </Button>
        </SignInForm>
      )}
    </Tabs>
  );
}

export function AuthScreen() {
  const words = useWords(accountWords);
  const { asksFor, onPassword, onCode, notice } = useSigningIn({
    greeting: words.toast.signedIn,
    onFault: (description) => toast({ title: words.toast.signInFailed, description, destructive: true }),
    goOn: goToFrontPage,
  });
  return (
    <Door title={words.auth.title} description={words.auth.description} heading={words.auth.heading}>
      {notice && <LinkNotice {...notice} />}
      <Card>{asksFor === 'code' ? <SecondStep onCode={onCode} /> : <Entrance onPassword={onPassword} />}</Card>
      <p className="aside muted">
        {words.auth.forProviders}
        <Link to="/provider-auth">{words.auth.toProviders}</Link>
      </p>
    </Door>
  );
}
