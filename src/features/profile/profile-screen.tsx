import './profile.css';
import { useOpen } from '#src/data/database/use-open.ts';
import { useRow } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { useToday } from '#src/data/time/use-today.ts';
import { useHead } from '#src/ui/head.ts';
import { useWords } from '#src/ui/language.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Answered } from '#src/ui/states.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { useBodyHidden } from '#src/work/body/use-body-hidden.ts';
import { CompletionCard } from './completion-card.tsx';
import { PracticeCard } from './practice-card.tsx';
import { ProfileForm } from './profile-form.tsx';
import { shownProfile } from './shown-profile.ts';
import { useTyped } from './use-profile-form.ts';
import { WeightsCard } from './weights-card.tsx';
import { profileWords } from './words.ts';

export function ProfileScreen() {
  const words = useWords(profileWords).profile;
  const today = useToday();
  const isHidden = useBodyHidden();
  const answer = useRow((db, userId) => shownProfile(db, userId, today), [today]);
  const open = useOpen();
  const { units } = useSettings();
  const typed = useTyped(open, units);
  useHead(words.title, words.description);
  return (
    <div className="profile">
      <PageHeader title={words.title} />
      <Answered answer={answer} coming={words.coming} empty={null} failed={words.failed}>
        {({ profile, isToPropose }) =>
          open &&
          typed && (
            <>
              {isToPropose && !isHidden && (
                <Notice
                  tone="info"
                  title={words.targets}
                  act={
                    <ButtonLink look="act" to="/nutrition?log=targets">
                      {words.seeTargets}
                    </ButtonLink>
                  }
                >
                  {words.targetsHelp}
                </Notice>
              )}
              {/* Starts over in other units. */}
              <ProfileForm key={units} open={open} profile={profile} units={units} typed={typed} />
              {profile.provider_status !== 'none' && (
                <div className="column">
                  <PracticeCard profile={profile} />
                </div>
              )}
              {profile.role === 'client' && (
                <div className="column">
                  <CompletionCard profile={profile} />
                  <WeightsCard />
                </div>
              )}
            </>
          )
        }
      </Answered>
    </div>
  );
}
