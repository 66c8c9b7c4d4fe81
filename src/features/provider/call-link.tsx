import { ButtonLink } from '#src/ui/button.tsx';
import { PhoneIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { providerWords } from './words.ts';

/** Needs only the phone network. */
export function CallLink({ phone }: { phone: string | null }) {
  const words = useWords(providerWords).next;
  if (!phone) return null;
  return (
    <ButtonLink to={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} look="line" full icon={PhoneIcon}>
      {`${words.call} ${phone}`}
    </ButtonLink>
  );
}
