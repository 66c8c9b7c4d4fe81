import { useNavigate } from 'react-router-dom';
import type { Message } from '#sync/entities/messages.ts';
import type { Pair } from '#sync/queries/messages.ts';
import { peopleById } from '#sync/queries/people.ts';
import { editDraft } from '#src/data/drafts/drafts.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { useWork } from '#src/data/work.ts';
import { timeInWords } from '#src/lib/days.ts';
import { attempt } from '#src/ui/attempt.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { useTheirName } from './use-conversation.ts';
import { messagesWords } from './words.ts';

/** Behind what is typed of the note already, so that nothing of it is lost. */
export function quotedIn(former: unknown, quote: string): object {
  const typed: { objective?: unknown } = typeof former === 'object' && former !== null ? former : {};
  const before = typeof typed.objective === 'string' ? typed.objective.trim() : '';
  return { ...typed, objective: [before, quote].filter(Boolean).join('\n\n') };
}

/** Opens a note about the client with the words of a message, who wrote them and when. It is a draft until it is saved there. */
export function useNoteOf({ client_id }: Pick<Pair, 'client_id'>): (message: Message) => void {
  const words = useWords(messagesWords).note;
  const language = useLanguage();
  const { timezone: zone } = useSettings();
  const [write, goTo, nameOf] = [useWork(), useNavigate(), useTheirName()];
  async function make({ content, sender_id, created_at }: Message): Promise<void> {
    const when = timeInWords(zone, Date.parse(created_at), language, { dateStyle: 'medium', timeStyle: 'short' });
    const begun = await attempt(
      () =>
        write(async (db) => {
          const [writer = null] = await peopleById(db, [sender_id]);
          const quote = words.quoted(nameOf(writer), when, content);
          await editDraft(db, `note:${client_id}`, (former) => quotedIn(former, quote));
        }),
      { title: words.failed },
    );
    if (begun) await goTo(`/clients/record?of=${client_id}&part=notes&new-note`);
  }
  return (message) => void make(message);
}
