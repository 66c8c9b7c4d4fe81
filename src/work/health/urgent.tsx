import type { ReactNode } from 'react';
import { ButtonLink } from '#src/ui/button.tsx';
import { PhoneIcon } from '#src/ui/icons.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** Nigeria's number for every emergency. */
export const EMERGENCY = '112';

interface UrgentProps {
  title: string;
  call: (number: string) => string;
  children: ReactNode;
}

/** What cannot wait, and whom to call. It asks no server. */
export function Urgent({ title, call, children }: UrgentProps) {
  return (
    <Notice
      tone="bad"
      title={title}
      act={
        <ButtonLink look="line" icon={PhoneIcon} to={`tel:${EMERGENCY}`} reload>
          {call(EMERGENCY)}
        </ButtonLink>
      }
    >
      {children}
    </Notice>
  );
}
