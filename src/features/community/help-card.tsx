import { EMERGENCY } from '#src/work/health/urgent.tsx';
import { helpFor } from '#src/work/health/danger.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { HeartIcon, MessageIcon, PhoneIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { communityWords } from './words.ts';

/** For whoever writes of harming himself or of an illness of eating; for nobody else, and nothing is held back. */
export function HelpCard({ text }: { text: string }) {
  const words = useWords(communityWords).help;
  const help = helpFor(text);
  if (!help) return null;
  return (
    <Notice
      tone="info"
      icon={HeartIcon}
      title={words.title}
      act={
        <div className="help-acts">
          {help === 'harm' && (
            <ButtonLink look="line" icon={PhoneIcon} to={`tel:${EMERGENCY}`} reload>
              {words.call(EMERGENCY)}
            </ButtonLink>
          )}
          <ButtonLink look="line" icon={MessageIcon} to="/messages">
            {words.write}
          </ButtonLink>
        </div>
      }
    >
      {words[help]}
    </Notice>
  );
}
