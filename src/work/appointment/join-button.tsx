import { Button, ButtonLink } from '#src/ui/button.tsx';
import { VideoIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { missingToJoin } from './in-words.ts';
import type { Call } from './in-words.ts';
import { appointmentWords } from './words.ts';

interface JoinButtonProps {
  call: Call;
  online: boolean;
}

/** Opens the call, or says what is missing for it. */
export function JoinButton({ call, online }: JoinButtonProps) {
  const words = useWords(appointmentWords);
  const missing = missingToJoin(words, call, online);
  if (call.call_url && !missing) {
    return (
      <ButtonLink to={call.call_url} target="_blank" rel="noreferrer" look="line" icon={VideoIcon}>
        {words.join}
      </ButtonLink>
    );
  }
  return (
    <Button icon={VideoIcon} blocked={missing}>
      {words.join}
    </Button>
  );
}
