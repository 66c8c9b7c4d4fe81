import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import * as z from 'zod/mini';
import { fullNameOf } from '#src/lib/names.ts';
import { isProviderType } from '#src/lib/roles.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { toast } from '#src/ui/toasts.ts';
import { peopleWords } from '#src/work/people/words.ts';
import { useAsking } from '#src/work/remote/use-asking.ts';
import { careWords } from '../words.ts';
import { beginWords } from './words.ts';

const Found = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('open'),
    first_name: z.nullable(z.string()),
    last_name: z.nullable(z.string()),
    role: z.string(),
    specialization: z.nullable(z.string()),
  }),
  z.object({ state: z.enum(['unknown', 'too_many']) }),
]);
type Invitation = Extract<z.infer<typeof Found>, { state: 'open' }>;

const Redeemed = z.object({ state: z.enum(['begun', 'already', 'unknown', 'too_many']) });

interface AcceptProps {
  invitation: Invitation;
  busy: boolean;
  blocked: string | undefined;
  onAccept: () => void;
  onOther: () => void;
}

/** Who invites, and what he will see, before anything begins. */
function Accept({ invitation, busy, blocked, onAccept, onOther }: AcceptProps) {
  const { code: words } = useWords(beginWords);
  const { sees } = useWords(careWords).team;
  const { kinds } = useWords(peopleWords);
  const kind = isProviderType(invitation.role) ? invitation.role : null;
  return (
    <div className="form">
      <h3>{words.invites(fullNameOf(invitation))}</h3>
      <p className="muted">{[kind && kinds[kind], invitation.specialization].filter(Boolean).join(' · ')}</p>
      <p>{words.grants}</p>
      {kind && <p>{sees[kind]}</p>}
      <p className="muted small">{words.limits}</p>
      <Button look="act" large full busy={busy} blocked={blocked} onClick={onAccept}>
        {words.accept}
      </Button>
      <Button look="quiet" full onClick={onOther}>
        {words.other}
      </Button>
    </div>
  );
}

interface CodeSheetProps {
  /** What came with a link; it is looked at unasked. */
  code: string;
  onClose: () => void;
}

/** A provider's code: whose it is, and then the care begins on the server. */
export function CodeSheet({ code: given, onClose }: CodeSheetProps) {
  const { code: words } = useWords(beginWords);
  const { busy, blocked, ask } = useAsking({ offline: words.offline, failed: { title: words.failed } });
  const [code, setCode] = useState(given);
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  const problems = { unknown: words.unknown, too_many: words.tooMany };

  async function look(): Promise<void> {
    const answer = await ask((client) => client.rpc('look_at_care_code', { code }));
    const found = answer && Found.safeParse(answer.value).data;
    if (!found) return;
    if (found.state === 'open') setInvitation(found);
    else setProblem(problems[found.state]);
  }

  async function accept(): Promise<void> {
    const answer = await ask((client) => client.rpc('redeem_care_code', { code }));
    const redeemed = answer && Redeemed.safeParse(answer.value).data;
    if (!redeemed || !invitation) return;
    const { state } = redeemed;
    if (state === 'unknown' || state === 'too_many') {
      setInvitation(null);
      setProblem(problems[state]);
      return;
    }
    toast({ title: words[state](fullNameOf(invitation)) });
    onClose();
  }

  const wasLooked = useRef(false);
  useEffect(() => {
    if (!given || wasLooked.current || blocked !== undefined) return;
    wasLooked.current = true;
    void look();
    // oxlint-disable-next-line react/exhaustive-deps -- once, as soon as there is a network
  }, [given, blocked]);

  return (
    <Sheet open title={words.title} onClose={onClose}>
      {invitation ? (
        <Accept
          invitation={invitation}
          busy={busy}
          blocked={blocked}
          onAccept={() => void accept()}
          onOther={() => setInvitation(null)}
        />
      ) : (
        <form
          className="form"
          method="post"
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            void look();
          }}
        >
          <TextField
            label={words.label}
            help={words.help}
            error={problem}
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            value={code}
            onChange={({ target }) => {
              setCode(target.value);
              setProblem(undefined);
            }}
          />
          <Button type="submit" look="act" large full busy={busy} blocked={blocked}>
            {words.look}
          </Button>
        </form>
      )}
    </Sheet>
  );
}
