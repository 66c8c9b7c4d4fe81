import { useState } from 'react';
import * as z from 'zod/mini';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { dayIn, dayInWords } from '#src/lib/days.ts';
import { attempt } from '#src/ui/attempt.ts';
import { Button } from '#src/ui/button.tsx';
import { SelectField } from '#src/ui/fields/text-field.tsx';
import { BinIcon, CopyIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { toast } from '#src/ui/toasts.ts';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useAsking } from '#src/work/remote/use-asking.ts';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { inviteWords } from './words.ts';

const Codes = z.array(
  z.object({ id: z.uuid(), code: z.string(), most: z.number(), used: z.number(), expires_at: z.string() }),
);
type Code = z.infer<typeof Codes>[number];

const MANY = [1, 5, 10, 30] as const;

/** In two halves, as one reads it out. */
const spelt = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

function CodeRow({ code: of, onChanged }: { code: Code; onChanged: () => void }) {
  const words = useWords(inviteWords);
  const language = useLanguage();
  const { timezone } = useSettings();
  const { blocked, busy, ask } = useAsking({ offline: words.offline, failed: { title: words.notRevoked } });
  const code = spelt(of.code);
  const until = dayInWords(dayIn(timezone, Date.parse(of.expires_at)), language);
  async function copy(): Promise<void> {
    const link = `${location.origin}/care?code=${code}`;
    const did = await attempt(() => navigator.clipboard.writeText(link), { title: words.notCopied });
    if (did) toast({ title: words.copied });
  }
  async function revoke(): Promise<void> {
    if (!(await ask((client) => client.rpc('revoke_care_code', { code_id: of.id })))) return;
    toast({ title: words.revoked });
    onChanged();
  }
  return (
    <Row
      title={<b className="numbers">{code}</b>}
      detail={words.used(of.used.toLocaleString(language), of.most.toLocaleString(language), until)}
      below={
        <div className="invite-acts">
          <Button look="line" icon={CopyIcon} aria-label={words.act(words.copy, code)} onClick={() => void copy()}>
            {words.copy}
          </Button>
          <Button
            look="line"
            icon={BinIcon}
            aria-label={words.act(words.revoke, code)}
            busy={busy}
            blocked={blocked}
            onClick={() => void revoke()}
          >
            {words.revoke}
          </Button>
        </div>
      }
    />
  );
}

/** A provider's codes. They are the server's: no device holds them. */
export function InviteSheet({ onClose }: { onClose: () => void }) {
  const words = useWords(inviteWords);
  const [most, setMost] = useState(1);
  const [round, setRound] = useState(0);
  const failed = { title: words.notMade, description: words.notMadeHelp };
  const { blocked, busy, ask } = useAsking({ offline: words.offline, failed });
  const remote = useRemote({
    key: ['care codes', round],
    ask: (client, signal) => client.rpc('my_care_codes').abortSignal(signal),
    shape: Codes,
  });
  const again = () => setRound((n) => n + 1);
  async function make(): Promise<void> {
    if (!(await ask((client) => client.rpc('make_care_code', { most })))) return;
    toast({ title: words.made });
    again();
  }
  return (
    <Sheet open title={words.title} onClose={onClose}>
      <div className="form">
        <p className="muted">{words.help}</p>
        <SelectField
          label={words.for}
          value={String(most)}
          options={MANY.map((n) => ({ value: String(n), label: words.many(n) }))}
          onChange={({ target }) => setMost(Number(target.value))}
        />
        <Button look="act" large full busy={busy} blocked={blocked} onClick={() => void make()}>
          {words.make}
        </Button>
        <h3>{words.open}</h3>
        <Remotely remote={remote} failed={words.failed}>
          {(codes) =>
            codes.length === 0 ? (
              <p className="muted">{words.none}</p>
            ) : (
              <Rows label={words.open}>
                {codes.map((code) => (
                  <CodeRow key={code.id} code={code} onChanged={again} />
                ))}
              </Rows>
            )
          }
        </Remotely>
      </div>
    </Sheet>
  );
}
