import './settings.css';
import type { ReactNode } from 'react';
import { useHead } from '#src/ui/head.ts';
import { useWords } from '#src/ui/language.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { AppPreferences } from './app-preferences.tsx';
import { settingsWords } from './words.ts';

/** `children` are the cards of other features. */
export function SettingsScreen({ children }: { children: ReactNode }) {
  const words = useWords(settingsWords);
  useHead(words.title, words.description);
  return (
    <div className="settings">
      <PageHeader title={words.title} />
      <AppPreferences />
      {children}
    </div>
  );
}
