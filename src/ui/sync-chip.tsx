import './chip.css';
import {
  CheckedIcon,
  CloudOffIcon,
  DownloadIcon,
  InfoIcon,
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
  'to-decide': ['tack', InfoIcon],
  offline: ['idle', CloudOffIcon],
  portal: ['bad', KeyIcon],
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

/** Where the chip says another thing than what waits, it still counts it. */
function Waiting({ count }: { count: string }) {
  const words = useWords(kitWords).sync;
  return (
    <>
      <b aria-hidden="true">{count}</b>
      <span className="visually-hidden">{words['to-send'](count)}</span>
    </>
  );
}

export function SyncChip({ state, unsent, onOpen }: SyncChipProps) {
  const words = useWords(kitWords).sync;
  const [tone, Icon] = LOOKS[state];
  const count = unsent.toLocaleString(useLanguage());
  const said = words[state];
  return (
    <button type="button" className={`sync-chip ${tone}`} onClick={onOpen}>
      <span>
        <Icon small />
        <span className="said">{typeof said === 'function' ? said(count) : said}</span>
        {unsent > 0 && state !== 'to-send' && <Waiting count={count} />}
      </span>
    </button>
  );
}
