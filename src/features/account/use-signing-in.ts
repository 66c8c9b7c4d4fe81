import { useEffect, useState } from 'react';
import { useAppData } from '#src/data/provider.tsx';
import { shownIn } from '#src/data/session/session.ts';
import type { Session } from '#src/data/session/session.ts';
import { useSession } from '#src/data/session/use-session.ts';
import { settings } from '#src/data/settings/use-settings.ts';
import { isOfAnother } from '#src/lib/auth-link.ts';
import type { AuthLink } from '#src/lib/auth-link.ts';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { askForWelcome, confirmByCode, needsSecondStep, signIn, signInWithPasskey, verifyOwnCode } from './calls.ts';
import { reasonOf } from './refusal.ts';
import type { Fault } from './refusal.ts';
import type { SignIn } from './rules.ts';
import { ABOUT } from './say.ts';
import { useAssurance } from './use-assurance.ts';
import { arrivedBy } from './use-auth-links.ts';
import { accountWords } from './words.ts';

interface Way {
  /** Shown to whoever has just signed in. */
  greeting: string;
  onFault: (reason: string) => void;
  /** Leads a signed-in user on. `welcome` is pending for whoever has just signed up. */
  goOn: (welcome: Promise<void> | null) => Promise<void>;
  /** Leads into the app once the address is confirmed. */
  goIn: () => Promise<void>;
}

const ASKS = {
  open: 'password',
  'signing-in': 'password',
  'second-step': 'code',
  verifying: 'code',
  unconfirmed: 'mail-code',
  confirming: 'mail-code',
  leaving: 'password',
} as const;

type Stage = keyof typeof ASKS;

interface SigningIn {
  asksFor: (typeof ASKS)[Stage];
  /** The address to confirm; the password form starts with it afterwards. */
  email: string;
  onPassword: (given: SignIn) => Promise<void>;
  onPasskey: () => Promise<void>;
  onCode: (code: string) => Promise<Fault | null>;
  onUnconfirmed: (email: string) => void;
  onMailCode: (code: string) => Promise<Fault | null>;
  onBack: () => void;
  /** The mailed link that led here and signed nobody in. */
  notice: { link: AuthLink; isSignedIn: boolean; onContinue: () => void } | null;
}

/** What one chose and did not save is no choice of another, who signs in after. */
async function withOwnSettings(session: Session, signingIn: Promise<Fault | null>): Promise<Fault | null> {
  const former = shownIn(session.getSnapshot());
  const fault = await signingIn;
  if (former !== null && former !== shownIn(session.getSnapshot())) settings.forgetUnsaved();
  return fault;
}

/** What both sign-in pages share: a password, the code after it, a link, or already signed in. */
export function useSigningIn({ greeting, onFault, goOn, goIn }: Way): SigningIn {
  const data = useAppData();
  const now = useSession();
  const assurance = useAssurance();
  const words = useWords(accountWords);
  const [stage, setStage] = useState<Stage>('open');
  const [link, setLink] = useState(arrivedBy);
  const [email, setEmail] = useState('');
  // A user whose session the server has ended is still known here, and signs in again to sync.
  const isKnown = now.state === 'signed-in' && now.canSync;
  const isSignedIn = isKnown && assurance === 'enough';
  const isAnothers = now.state === 'signed-in' && isOfAnother(link, now.account.userId);
  const isNotice = link?.kind === 'refused' || link?.kind === 'half-done' || (link !== null && isAnothers);
  const isLeft = isSignedIn && (stage === 'open' || stage === 'unconfirmed') && !isNotice;

  async function greet(): Promise<void> {
    setStage('leaving');
    toast({ title: words.toast.welcomeBack, description: greeting, about: ABOUT });
    await goOn(askForWelcome(data));
  }

  async function greetConfirmed(): Promise<void> {
    setStage('leaving');
    toast({ title: words.confirm.done, description: words.confirm.doneHelp, about: ABOUT });
    void askForWelcome(data);
    await goIn();
  }

  function onUnconfirmed(whose: string): void {
    setEmail(whose);
    setStage('unconfirmed');
  }

  async function enter(signingIn: Promise<Fault | null>, whose: string): Promise<void> {
    setStage('signing-in');
    const fault = await withOwnSettings(data.session, signingIn);
    if (fault) {
      onFault(reasonOf(fault, words, words.toast.checkCredentials, words.offline.signIn));
      if (fault.code === 'email_not_confirmed' && whose) onUnconfirmed(whose);
      else setStage('open');
    } else if (await needsSecondStep(data.session)) setStage('second-step');
    else await greet();
  }

  async function onCode(code: string): Promise<Fault | null> {
    setStage('verifying');
    const fault = await verifyOwnCode(data.session, code);
    if (fault) setStage('second-step');
    else await greet();
    return fault;
  }

  async function onMailCode(code: string): Promise<Fault | null> {
    setStage('confirming');
    const fault = await withOwnSettings(data.session, confirmByCode(data.session, email, code));
    if (fault) setStage('unconfirmed');
    else await greetConfirmed();
    return fault;
  }

  useEffect(() => {
    if (!isLeft) return;
    if (link?.kind === 'confirmed') void greetConfirmed();
    else void (link?.kind === 'signed-in' ? greet() : goOn(null));
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it comes to be so
  }, [isLeft]);

  const owesCode = stage === 'open' && isKnown && assurance === 'second-step';
  return {
    asksFor: owesCode ? 'code' : ASKS[stage],
    email,
    onPassword: (given) => enter(signIn(data.session, given), given.email),
    onPasskey: () => enter(signInWithPasskey(data.session), ''),
    onCode,
    onUnconfirmed,
    onMailCode,
    onBack: () => setStage('open'),
    notice: isNotice ? { link, isSignedIn, onContinue: () => setLink(null) } : null,
  };
}
