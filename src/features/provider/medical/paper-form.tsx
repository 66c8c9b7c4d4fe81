import { useState } from 'react';
import { signPaper } from '#sync/actions/care-papers.ts';
import { clearanceOn } from '#sync/rules/clearance.ts';
import { formAbout } from '#src/data/drafts/drafts.ts';
import { useDraft } from '#src/data/drafts/use-draft.ts';
import { useServerNow } from '#src/data/time/clock.ts';
import { useDayNow } from '#src/data/time/use-day-now.ts';
import { useToday } from '#src/data/time/use-today.ts';
import { dayInWords } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { houseDay } from '#src/lib/house.ts';
import { Button } from '#src/ui/button.tsx';
import { ChoiceChips } from '#src/ui/chip.tsx';
import { Confirm } from '#src/ui/confirm.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { signedWords } from '#src/work/signed/words.ts';
import { useSave } from '#src/work/use-save.ts';
import { FIELDS } from './paper-fields.tsx';
import { faultsIn, KINDS, saidOf, Typed } from './made.ts';
import type { Kind } from './made.ts';
import type { File } from './queries.ts';
import { medicalWords } from './words.ts';

interface FormProps {
  clientId: string;
  file: File;
  onDone: () => void;
}

function OneKind({ kind, clientId, file, onDone }: FormProps & { kind: Kind }) {
  const { form: words } = useWords(medicalWords);
  const language = useLanguage();
  const save = useSave();
  const today = useToday();
  const dayNow = useDayNow();
  const now = useServerNow();
  const { typed, type, settle } = useDraft(formAbout(clientId, 'paper', kind), Typed);
  const [wasTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const faults = faultsIn(kind, typed, today);
  const isTyped = Object.values(typed).some((said) => said !== undefined && said.length > 0);
  useUnfinished(isTyped);
  const { signer, papers, providers } = file;
  const Fields = FIELDS[kind];
  const needsLicence = kind === 'prescription' || kind === 'certificate';
  /** The last day of a licence that is over by the day of the house, as the server has it. */
  const endOfLicence = (): Day | null =>
    needsLicence && signer.licensedUntil !== null && signer.licensedUntil < houseDay(now())
      ? signer.licensedUntil
      : null;
  const ended = endOfLicence();
  async function sign(): Promise<void> {
    setAsking(false);
    // The question may have stood there over midnight.
    const day = dayNow();
    if (endOfLicence() !== null || faultsIn(kind, typed, day).size > 0) return;
    const names = new Map([...providers].map(([id, { name }]) => [id, name]));
    const said = saidOf(kind, typed, { today: day, names });
    const by = { client_id: clientId, signed_by: signer.name, license_number: signer.licence };
    const saved = await save((author_id) => signPaper({ ...by, author_id }, said), {
      failed: { title: words.notSaved, description: words.notSavedHelp },
      done: { title: words.signed },
      once: clientId,
    });
    if (!saved) return;
    settle();
    onDone();
  }
  if (needsLicence && !signer.licence) {
    return (
      <Notice tone="warn" title={words.noLicence}>
        {words.noLicenceHelp}
      </Notice>
    );
  }
  return (
    <>
      {ended !== null && (
        <Notice tone="warn" title={words.licenceEnded(dayInWords(ended, language))}>
          {words.licenceEndedHelp}
        </Notice>
      )}
      <Fields typed={typed} type={type} faults={wasTried ? faults : new Set()} today={today} file={file} />
      <Button
        look="act"
        large
        full
        blocked={ended === null ? undefined : words.licenceBlocks}
        onClick={() => {
          setTried(true);
          setAsking(faults.size === 0);
        }}
      >
        {words.sign}
      </Button>
      <Confirm
        open={isAsking && ended === null}
        title={words.ask}
        act={words.sign}
        onAct={() => void sign()}
        onClose={() => setAsking(false)}
      >
        <p>{words.askHelp}</p>
        {kind === 'clearance' && clearanceOn(papers, today) && <p>{words.replaces}</p>}
      </Confirm>
    </>
  );
}

/** What is typed is kept with each key, by kind, and stands there until it is signed. */
export function PaperForm(props: FormProps) {
  const { papers: words, form } = useWords(medicalWords);
  const { kinds } = useWords(signedWords);
  const [kind, setKind] = useState<Kind>('clearance');
  return (
    <div className="medical-part">
      <ChoiceChips label={words.kind} choices={KINDS} chosen={kind} nameOf={(name) => kinds[name]} onChoose={setKind} />
      <OneKind key={kind} kind={kind} {...props} />
      <Button look="quiet" full onClick={props.onDone}>
        {form.leave}
      </Button>
    </div>
  );
}
