import './surgery.css';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { signConsent, withdrawConsent } from '#sync/actions/surgery.ts';
import { surgeryConsents } from '#sync/entities/surgery-consents.ts';
import { useRow } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { useStandings } from '#src/data/sync/standing.ts';
import { useToday } from '#src/data/time/use-today.ts';
import { dayInWords } from '#src/lib/days.ts';
import { StandingBadge } from '#src/ui/badge.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Confirm } from '#src/ui/confirm.tsx';
import { CheckField } from '#src/ui/fields/choice-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { useHead } from '#src/ui/head.ts';
import { BackIcon, DownloadIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { PrintButton } from '#src/ui/print-button.tsx';
import { Signature } from '#src/ui/parts/signature.tsx';
import { Answered, Empty } from '#src/ui/states.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { ConsentText, FIELD } from '#src/work/surgery/consent-text.tsx';
import { surgeryWords } from '#src/work/surgery/words.ts';
import { useSave } from '#src/work/use-save.ts';
import { consentToRead } from './queries.ts';
import type { ToDecide } from './queries.ts';
import { mySurgeryWords } from './words.ts';

const LONGEST = 30_000;

interface Missing {
  name?: string;
  drawing?: string;
}

function SignForm({ id }: { id: string }) {
  const { consent: words } = useWords(mySurgeryWords);
  const save = useSave();
  const [name, setName] = useState('');
  const [drawn, setDrawn] = useState<string | null>(null);
  const [isByName, setByName] = useState(false);
  const [wasTried, setTried] = useState(false);
  const [isAsked, setAsked] = useState(false);
  useUnfinished(name !== '' || drawn !== null);

  function missing(): Missing {
    return {
      ...(name.trim() === '' && { name: words.nameMissing }),
      ...(!isByName && drawn === null && { drawing: words.drawMissing }),
      ...(!isByName && (drawn?.length ?? 0) > LONGEST && { drawing: words.drawLong }),
    };
  }
  const said = wasTried ? missing() : {};
  function ask(): void {
    setTried(true);
    if (Object.keys(missing()).length === 0) setAsked(true);
  }
  async function sign(): Promise<void> {
    setAsked(false);
    const signature = { signed_name: name.trim(), signature: isByName ? null : drawn };
    const signed = await save(signConsent(id, signature), { failed: { title: words.notSaved }, once: id });
    if (signed) toast(signed.value ? { title: words.signed } : { title: words.elsewhere, destructive: true });
  }
  return (
    <div className="consent-sign">
      <TextField
        label={words.name}
        autoComplete="name"
        maxLength={120}
        value={name}
        error={said.name}
        onChange={({ target }) => setName(target.value)}
      />
      {!isByName && <Signature label={words.draw} clear={words.clear} field={FIELD} onDraw={setDrawn} />}
      <CheckField
        label={words.byName}
        checked={isByName}
        error={said.drawing}
        onChange={({ target }) => {
          setByName(target.checked);
          // The field comes back empty.
          setDrawn(null);
        }}
      />
      <Button look="act" large full onClick={ask}>
        {words.sign}
      </Button>
      <Confirm
        open={isAsked}
        title={words.signAsk}
        act={words.sign}
        onAct={() => void sign()}
        onClose={() => setAsked(false)}
      >
        {words.signHelp}
      </Confirm>
    </div>
  );
}

function Withdraw({ id, isSigned }: { id: string; isSigned: boolean }) {
  const { consent: words } = useWords(mySurgeryWords);
  const save = useSave();
  const [isAsked, setAsked] = useState(false);
  async function withdraw(): Promise<void> {
    setAsked(false);
    await save(withdrawConsent(id), {
      failed: { title: words.notSaved },
      done: { title: words.withdrawn },
      once: id,
    });
  }
  return (
    <>
      <Button look="quiet" full onClick={() => setAsked(true)}>
        {isSigned ? words.withdraw : words.refuse}
      </Button>
      <Confirm
        open={isAsked}
        danger
        title={words.withdrawAsk}
        act={words.withdraw}
        onAct={() => void withdraw()}
        onClose={() => setAsked(false)}
      >
        {words.withdrawHelp}
      </Confirm>
    </>
  );
}

function Print({ children }: { children: React.ReactNode }) {
  const { consent: words } = useWords(mySurgeryWords);
  const sheet = <div className="consent-printed">{children}</div>;
  return (
    <PrintButton look="line" full icon={DownloadIcon} notPrinted={words.notPrinted} sheet={sheet}>
      {words.print}
    </PrintButton>
  );
}

function Decision({ read: { consent, isOld, isDone, isEnded } }: { read: ToDecide }) {
  const { consent: words } = useWords(mySurgeryWords);
  const { consent: said } = useWords(surgeryWords);
  const language = useLanguage();
  const { timezone: zone } = useSettings();
  const today = useToday();
  const standing = useStandings(surgeryConsents).get(consent.id);
  const { id, signed_at, withdrawn_at, sign_from } = consent;
  const isOpen = signed_at === null && withdrawn_at === null && !isOld && !isDone && !isEnded;
  const text = <ConsentText consent={consent} zone={zone} />;
  return (
    <Card title={said.title}>
      {isOld && <Notice tone="info">{words.newer}</Notice>}
      {text}
      {standing && <StandingBadge standing={standing} />}
      {isOpen && today < sign_from && <Notice tone="info">{words.think(dayInWords(sign_from, language))}</Notice>}
      {isOpen && today >= sign_from && <SignForm id={id} />}
      {withdrawn_at === null && !isDone && <Withdraw id={id} isSigned={signed_at !== null} />}
      <Print>{text}</Print>
    </Card>
  );
}

/** A consent to read in peace, to sign with a finger, to take along on paper, and to withdraw. */
export function ConsentScreen() {
  const { consent: words, coming, failed } = useWords(mySurgeryWords);
  const [search] = useSearchParams();
  const of = search.get('of') ?? '';
  const answer = useRow((db, userId) => consentToRead(db, userId, of), [of]);
  useHead(words.title, words.description);
  const gone = (
    <Card>
      <Empty title={words.gone}>{words.goneHelp}</Empty>
    </Card>
  );
  return (
    <div className="consent-page">
      <ButtonLink to="/care" look="quiet" icon={BackIcon}>
        {words.back}
      </ButtonLink>
      <PageHeader title={words.title} detail={words.description} />
      <Answered answer={answer} coming={coming} empty={gone} failed={failed}>
        {(read) => <Decision key={read.consent.id} read={read} />}
      </Answered>
    </div>
  );
}
