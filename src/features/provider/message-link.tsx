import { ButtonLink } from '#src/ui/button.tsx';
import { MessageIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { providerWords } from './words.ts';

/** Can be written without any network. */
export function MessageLink({ clientId }: { clientId: string }) {
  const words = useWords(providerWords).next;
  return (
    <ButtonLink to={`/messages?with=${clientId}`} look="line" full icon={MessageIcon}>
      {words.message}
    </ButtonLink>
  );
}
