import { useState } from 'react';
import type { ReactNode } from 'react';
import { isProviderType } from '#src/lib/roles.ts';
import { SelectField } from '#src/ui/fields/text-field.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { TextSheet } from '#src/ui/text-sheet.tsx';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { ROLES, useRoleName } from '../roles.ts';
import { useDeed } from '../use-deed.ts';
import { doAct } from './calls.ts';
import { isGentle } from './rules.ts';
import type { Act } from './rules.ts';
import { HandOver } from './shapes.ts';
import type { Person } from './shapes.ts';
import { useNameOf } from './use-name-of.ts';
import { deskWords } from './words.ts';

const LONGEST = 500;

interface ActSheetProps {
  act: Act;
  of: Person;
  /** It was tried: whoever was faster may have changed it. */
  onTried: () => void;
  onClose: () => void;
}

interface AskProps extends ActSheetProps {
  /** What has to be chosen beside the reason, and what to do where it is not. */
  choice?: { chosen: string; onMissing: (isMissing: boolean) => void };
  blocked?: string | undefined;
  children?: ReactNode;
}

/** What will be so afterwards, and why; the person reads the reason. */
function Ask({ act, of, choice, blocked, children, onTried, onClose }: AskProps) {
  const words = useWords(deskWords);
  const nameOf = useNameOf();
  const deed = useDeed();
  async function say(reason: string): Promise<boolean> {
    const isMissing = choice?.chosen === '';
    choice?.onMissing(isMissing);
    if (isMissing) return false;
    const wanted = { who: of.id, reason, chosen: choice?.chosen ?? '' };
    const did = await deed.run((client) => doAct(client, act, wanted), words.done[act]);
    onTried();
    return did;
  }
  return (
    <>
      <TextSheet
        title={words.ask[act](nameOf(of))}
        act={words.acts[act]}
        label={words.reason}
        missing={words.missing}
        longest={LONGEST}
        look={isGentle(act) ? 'act' : 'danger'}
        lines={3}
        busy={deed.busy}
        blocked={deed.blocked ?? blocked}
        onSay={say}
        onClose={onClose}
      >
        <p className="muted">{words.will[act]}</p>
        {children}
      </TextSheet>
      {deed.code}
    </>
  );
}

interface ChoiceProps {
  label: string;
  placeholder: string;
  options: readonly { value: string; label: string }[];
  chosen: string;
  isMissing: boolean;
  onChoose: (value: string) => void;
}

function Choice({ isMissing, chosen, onChoose, ...rest }: ChoiceProps) {
  const { chooseOne } = useWords(deskWords);
  return (
    <SelectField
      {...rest}
      required
      value={chosen}
      error={isMissing && chosen === '' ? chooseOne : undefined}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}

/** What becomes of somebody in that role is said once it is chosen. */
function ChangeRole(props: ActSheetProps) {
  const words = useWords(deskWords).roleChange;
  const roleName = useRoleName();
  const [chosen, setChosen] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { role: former, provider_status } = props.of;
  return (
    <Ask {...props} choice={{ chosen, onMissing: setMissing }}>
      <Choice
        label={words.role}
        placeholder={words.choose}
        options={ROLES.filter((role) => role !== former).map((role) => ({ value: role, label: roleName(role) }))}
        chosen={chosen}
        isMissing={isMissing}
        onChoose={setChosen}
      />
      {provider_status === 'approved' && <p className="muted">{words.leaves}</p>}
      {isProviderType(chosen) && <p className="muted">{words.waits}</p>}
      {chosen === 'admin' && <p className="muted">{words.admin}</p>}
      {chosen === 'finance' && <p className="muted">{words.finance}</p>}
      {chosen === 'moderator' && <p className="muted">{words.moderator}</p>}
    </Ask>
  );
}

/** Whom it concerns, and who could take them. */
function GiveClients(props: ActSheetProps) {
  const words = useWords(deskWords).handOver;
  const language = useLanguage();
  const nameOf = useNameOf();
  const [chosen, setChosen] = useState('');
  const [isMissing, setMissing] = useState(false);
  const provider = props.of.id;
  const remote = useRemote({
    key: ['hand-over', provider],
    ask: (client, signal) => client.rpc('hand_over_preview', { provider }).abortSignal(signal),
    shape: HandOver,
  });
  const hasNobody = remote.state === 'content' && remote.value.others.length === 0;
  return (
    <Ask {...props} choice={{ chosen, onMissing: setMissing }} blocked={hasNobody ? words.nobody : undefined}>
      <Remotely remote={remote} failed={words.failed}>
        {({ clients, others }) => (
          <>
            <p>{clients.length === 1 ? words.one : words.count(clients.length.toLocaleString(language))}</p>
            <ul className="small" aria-label={words.clients}>
              {clients.map((client) => (
                <li key={client.id}>{nameOf(client)}</li>
              ))}
            </ul>
            {others.length > 0 && (
              <Choice
                label={words.to}
                placeholder={words.choose}
                options={others.map((other) => ({ value: other.id, label: nameOf(other) }))}
                chosen={chosen}
                isMissing={isMissing}
                onChoose={setChosen}
              />
            )}
          </>
        )}
      </Remotely>
    </Ask>
  );
}

const WITH_A_CHOICE: Partial<Record<Act, typeof ChangeRole>> = { changeRole: ChangeRole, handOver: GiveClients };

export function ActSheet(props: ActSheetProps) {
  const Of = WITH_A_CHOICE[props.act] ?? Ask;
  return <Of {...props} />;
}
