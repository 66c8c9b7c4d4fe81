import { takeShared } from '#src/data/shared.ts';
import type { Shared } from '#src/data/shared.ts';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useAsked } from '#src/ui/use-asked.ts';
import { workWords } from './words.ts';

interface Launch {
  files: readonly { getFile: () => Promise<File> }[];
}

declare global {
  interface Window {
    /** Where the system opens files with an installed app. */
    launchQueue?: { setConsumer: (consumer: (launch: Launch) => void) => void };
  }
}

/** A file that the system opens with the app. */
async function takeOpened(): Promise<Shared> {
  const launched = Promise.withResolvers<Launch>();
  window.launchQueue?.setConsumer(launched.resolve);
  const { files } = window.launchQueue ? await launched.promise : { files: [] };
  return { files: await Promise.all(files.map((handle) => handle.getFile())), text: '' };
}

/** What another app hands over to this screen, as the worker and the web manifest lead it here. */
export function useShared(kind: 'papers' | 'words' | 'history', onShared: (shared: Shared) => void): void {
  const { notShared } = useWords(workWords);

  async function take(how: string): Promise<void> {
    const shared = await (how === 'opened' ? takeOpened() : takeShared()).catch(() => null);
    if (shared && (shared.files.length > 0 || shared.text !== '')) onShared(shared);
    else toast({ ...notShared, destructive: true });
  }

  useAsked('shared', true, (asked) => {
    if (asked === kind || asked === 'opened') void take(asked);
  });
}
