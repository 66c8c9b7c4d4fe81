import { Button, ButtonLink } from '../button.tsx';
import { VideoIcon } from '../icons.tsx';
import { useWords } from '../language.tsx';
import { appointmentWords } from './words.ts';

interface JoinButtonProps {
  /** Of the call; null until there is one. */
  url: string | null;
  online: boolean;
}

/** Opens the call, or says what is missing for it. */
export function JoinButton({ url, online }: JoinButtonProps) {
  const words = useWords(appointmentWords);
  if (url && online) {
    return (
      <ButtonLink to={url} target="_blank" rel="noreferrer" look="line" icon={VideoIcon}>
        {words.join}
      </ButtonLink>
    );
  }
  return (
    <Button icon={VideoIcon} blocked={url ? words.joinOffline : words.joinLater}>
      {words.join}
    </Button>
  );
}
