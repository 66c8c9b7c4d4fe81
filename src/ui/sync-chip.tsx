import './chip.css';
import {
  CheckedIcon,
  CloudOffIcon,
  DownloadIcon,
  KeyIcon,
  RetryIcon,
  ServerOffIcon,
  StoreIcon,
  ToSendIcon,
  WarningIcon,
} from './icons.tsx';
import type { IconPart } from './icons.tsx';
import { useLanguage, useWords } from './language.tsx';
import { kitWords } from './words.ts';
import type { KitWords } from './words.ts';

export type SyncState = keyof KitWords['sync'];

const LOOKS: Record<SyncState, [tone: string, icon: IconPart]> = {
  'first-sync': ['idle', DownloadIcon],
  synced: ['ok', CheckedIcon],
  'to-send': ['tack', ToSendIcon],
  offline: ['idle', CloudOffIcon],
  'cannot-reach': ['idle', ServerOffIcon],
  'sign-in': ['bad', KeyIcon],
  'update-needed': ['bad', RetryIcon],
  storage: ['bad', StoreIcon],
  'needs-attention': ['bad', WarningIcon],
};

interface SyncChipProps {
  state: SyncState;
  /** How many changes wait. */
  unsent: number;
  onOpen: () => void;
}

export function SyncChip({ state, unsent, onOpen }: SyncChipProps) {
  const words = useWords(kitWords).sync;
  const language = useLanguage();
  const [tone, Icon] = LOOKS[state];
  const said = words[state];
  return (
    <button type="button" className={`sync-chip ${tone}`} onClick={onOpen}>
      <span>
        <Icon small />
        {typeof said === 'function' ? said(unsent.toLocaleString(language)) : said}
      </span>
    </button>
  );
}
