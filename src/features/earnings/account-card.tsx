import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useAsking } from '#src/work/remote/use-asking.ts';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { wrongIn } from './rules.ts';
import { Accounts } from './shapes.ts';
import type { Account } from './shapes.ts';
import { earningsWords } from './words.ts';

const NONE: Account = { bank: '', number: '', holder: '' };

interface AccountSheetProps {
  account: Account;
  onSaved: () => void;
  onClose: () => void;
}

function AccountSheet({ account, onSaved, onClose }: AccountSheetProps) {
  const { account: words } = useWords(earningsWords);
  const [typed, setTyped] = useState(account);
  const [wasAsked, setWasAsked] = useState(false);
  const { ask, busy, blocked } = useAsking({
    offline: words.offline,
    failed: { title: words.notSaved, description: words.kept },
  });
  useUnfinished(typed !== account);
  const wrong = wrongIn(typed);
  const errorOf = (field: keyof Account) => (wasAsked && wrong.has(field) ? words.missing[field] : undefined);
  const type = (field: keyof Account, text: string): void => setTyped((now) => ({ ...now, [field]: text }));
  async function save(): Promise<void> {
    setWasAsked(true);
    if (wrong.size > 0 || !(await ask((client) => client.rpc('set_payout_account', { ...typed })))) return;
    toast({ title: words.saved });
    onSaved();
    onClose();
  }
  return (
    <Sheet
      open
      title={words.title}
      onClose={onClose}
      foot={
        <Button look="act" large full busy={busy} blocked={blocked} onClick={() => void save()}>
          {words.save}
        </Button>
      }
    >
      <p className="muted">{words.help}</p>
      <TextField
        label={words.bank}
        required
        maxLength={60}
        value={typed.bank}
        error={errorOf('bank')}
        onChange={({ target }) => type('bank', target.value)}
      />
      <TextField
        label={words.number}
        help={words.numberHelp}
        required
        inputMode="numeric"
        maxLength={10}
        value={typed.number}
        error={errorOf('number')}
        onChange={({ target }) => type('number', target.value)}
      />
      <TextField
        label={words.holder}
        required
        maxLength={100}
        value={typed.holder}
        error={errorOf('holder')}
        onChange={({ target }) => type('holder', target.value)}
      />
    </Sheet>
  );
}

/** Where a provider is paid. It is asked for each time, and kept on no device. */
export function AccountCard() {
  const { account: words } = useWords(earningsWords);
  const [saved, setSaved] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const remote = useRemote({
    key: ['payout-account'],
    again: saved,
    ask: (client, signal) => client.rpc('my_payout_account').abortSignal(signal),
    shape: Accounts,
  });
  return (
    <Card title={words.title}>
      <Remotely remote={remote} failed={words.failed}>
        {([account]) => (
          <>
            {account ? (
              <Facts
                facts={[
                  [words.bank, account.bank],
                  [words.number, account.number],
                  [words.holder, account.holder],
                ]}
              />
            ) : (
              <p className="muted">{words.none}</p>
            )}
            <Button look="line" onClick={() => setOpen(true)}>
              {account ? words.change : words.enter}
            </Button>
            {isOpen && (
              <AccountSheet
                account={account ?? NONE}
                onSaved={() => setSaved((n) => n + 1)}
                onClose={() => setOpen(false)}
              />
            )}
          </>
        )}
      </Remotely>
    </Card>
  );
}
