import './settings.css';
import type { ReactNode } from 'react';
import { Card } from '#src/ui/card.tsx';
import { useHead } from '#src/ui/head.ts';
import { useWords } from '#src/ui/language.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { PrivacyCard } from './account-cards.tsx';
import { AppPreferences } from './app-preferences.tsx';
import { DataCard } from './data-card.tsx';
import type { HistorySheet } from './data-card.tsx';
import { GamificationField } from './gamification-field.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SecurityCard } from './security-card.tsx';
import { SubscriptionCard } from './subscription-card.tsx';
import { settingsWords } from './words.ts';

/** Parts of other features. */
interface SettingsScreenProps {
  secondStep: ReactNode;
  notifications: ReactNode;
  /** Left out for people who do not train here. */
  plates: ReactNode;
  /** The same. */
  history: HistorySheet | null;
  storage: ReactNode;
}

export function SettingsScreen({ secondStep, notifications, plates, storage, history }: SettingsScreenProps) {
  const words = useWords(settingsWords);
  useHead(words.title, words.description);
  return (
    <div className="settings">
      <PageHeader title={words.title} />
      <div className="cards">
        <ProfileCard />
        <SecurityCard>{secondStep}</SecurityCard>
        <Card title={words.notifications}>{notifications}</Card>
        <PrivacyCard />
        <AppPreferences>
          {plates && <GamificationField />}
          {plates}
        </AppPreferences>
        <SubscriptionCard />
        <DataCard history={history}>{storage}</DataCard>
      </div>
    </div>
  );
}
