import { scoreFor, wordsOf } from '#src/lib/name-search.ts';
import { Combobox } from '#src/ui/desk/combobox.tsx';
import { useWords } from '#src/ui/language.tsx';
import { useWide } from '#src/ui/use-wide.ts';
import type { Cared } from './queries.ts';
import { providerWords } from './words.ts';

/** Those whose name fits best first; all, in their order, where nothing was typed. */
function findClients(clients: readonly Cared[], text: string): Cared[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [...clients];
  const score = scoreFor(typed);
  return clients
    .map((cared) => ({ cared, fits: score(wordsOf(cared.client.name)) }))
    .filter(({ fits }) => fits > 0)
    .toSorted((a, b) => b.fits - a.fits)
    .map(({ cared }) => cared);
}

interface ClientFinderProps {
  clients: readonly Cared[];
  onOpen: (cared: Cared) => void;
}

/** At a desk a client is found by name; a phone has the pages of the list, and no keyboard over them. */
export function ClientFinder({ clients, onOpen }: ClientFinderProps) {
  const { clients: words, day } = useWords(providerWords);
  if (!useWide()) return null;
  return (
    <Combobox
      label={words.find}
      placeholder={words.find}
      none={() => words.nobody}
      find={(text) =>
        findClients(clients, text).map(({ clientId, client, assignment }) => ({
          id: clientId,
          name: client.name || day.client,
          detail: assignment?.program_focus ?? undefined,
        }))
      }
      onChoose={(id) => {
        const cared = clients.find(({ clientId }) => clientId === id);
        if (cared) onOpen(cared);
      }}
    />
  );
}
