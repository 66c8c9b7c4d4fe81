import './profile.css';
import { useRow } from '#src/data/rows.ts';
import { useHead } from '#src/ui/head.ts';
import { useWords } from '#src/ui/language.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Answered } from '#src/ui/states.tsx';
import { profileOf } from '#sync/entities/profiles.ts';
import { CompletionCard } from './completion-card.tsx';
import { ProfileForm } from './profile-form.tsx';
import { WeightsCard } from './weights-card.tsx';
import { profileWords } from './words.ts';

export function ProfileScreen() {
  const words = useWords(profileWords).profile;
  const answer = useRow(profileOf);
  useHead(words.title, words.description);
  return (
    <div className="profile">
      <PageHeader title={words.title} />
      <Answered answer={answer} coming={words.coming} empty={null} failed={words.failed}>
        {(profile) => (
          <>
            <ProfileForm profile={profile} />
            {profile.role === 'client' && (
              <div className="column">
                <CompletionCard profile={profile} />
                <WeightsCard />
              </div>
            )}
          </>
        )}
      </Answered>
    </div>
  );
}
