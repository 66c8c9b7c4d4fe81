import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Preferences } from './preferences.tsx';
import { notificationsWords } from './words.ts';

export function PreferencesSheet({ onClose }: { onClose: () => void }) {
  const words = useWords(notificationsWords).preferences;
  return (
    <Sheet open title={words.title} onClose={onClose}>
      <Preferences />
    </Sheet>
  );
}
