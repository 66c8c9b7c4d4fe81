import { attempt } from '#src/ui/attempt.ts';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { peopleWords } from '#src/work/people/words.ts';
import { useMoments } from '#src/work/use-moments.ts';
import { councilOf } from '#src/lib/licences.ts';
import type { Application } from '../providers/shapes.ts';
import { useDeed } from '../use-deed.ts';
import { requestsWords } from './words.ts';

export const address = import.meta.url;

/** As they call themselves, in every language. */
const COUNCILS: Readonly<Record<string, string>> = {
  MDCN: 'Medical and Dental Council of Nigeria (MDCN)',
  MLSCN: 'Medical Laboratory Science Council of Nigeria (MLSCN)',
};

const CHANGES = ['name', 'profession', 'specialization', 'licence', 'issuer'] as const;

interface RegisterProps {
  of: Application;
  name: string;
  onTried: () => void;
}

/** Where the licence is looked up, by whom it was, or that there is no such place. */
function Licence({ of, name, onTried }: RegisterProps) {
  const words = useWords(requestsWords).register;
  const { dayOf } = useMoments();
  const deed = useDeed();
  const council = councilOf(of.role);
  const number = of.license_number;
  if (council === undefined) return <p className="muted small">{words.none}</p>;
  async function copy(text: string): Promise<void> {
    const did = await attempt(() => navigator.clipboard.writeText(text), { title: words.notCopied });
    if (did) toast({ title: words.copied });
  }
  async function note(): Promise<void> {
    const wanted = { provider: of.id, stated: of.stated, device_at: new Date().toISOString() };
    await deed.run((client) => client.rpc('note_register', wanted), words.noted);
    onTried();
  }
  return (
    <>
      <p className="small">{words.where(COUNCILS[council] ?? council)}</p>
      {of.in_register_at !== null && (
        <p className="small">{words.seen(of.in_register_by ?? words.nobody, dayOf(of.in_register_at))}</p>
      )}
      {number !== null && (
        <div className="desk-acts">
          <Button look="line" aria-label={words.for(words.copy, name)} onClick={() => void copy(number)}>
            {words.copy}
          </Button>
          {of.in_register_at === null && (
            <Button
              look="line"
              aria-label={words.for(words.note, name)}
              busy={deed.busy}
              blocked={deed.blocked}
              onClick={() => void note()}
            >
              {words.note}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** What is another than what was approved, until somebody has looked. */
function Changed({ of, name, onTried }: RegisterProps) {
  const words = useWords(requestsWords).register;
  const { kinds } = useWords(peopleWords);
  const deed = useDeed();
  const { changed } = of;
  if (!changed) return null;
  const known: Readonly<Record<string, string>> = kinds;
  const said = (value: string | null | undefined): string =>
    typeof value === 'string' ? (known[value] ?? value) : words.empty;
  async function look(): Promise<void> {
    const wanted = { provider: of.id, stated: of.stated, device_at: new Date().toISOString() };
    await deed.run((client) => client.rpc('look_at_changes', wanted), words.looked);
    onTried();
  }
  return (
    <section aria-label={words.changed}>
      <h3>{words.changed}</h3>
      <ul className="small">
        {CHANGES.map((what) => {
          const pair = changed[what];
          return pair && <li key={what}>{`${words.what[what]}: ${said(pair[0])} → ${said(pair[1])}`}</li>;
        })}
      </ul>
      <Button
        look="line"
        aria-label={words.for(words.look, name)}
        busy={deed.busy}
        blocked={deed.blocked}
        onClick={() => void look()}
      >
        {words.look}
      </Button>
    </section>
  );
}

/** The register beside the licence, and what has changed since an approval. */
export const Register = (props: RegisterProps) => (
  <>
    <Changed {...props} />
    <Licence {...props} />
  </>
);
