import { hasLogged, onFirstLog } from '#src/data/first-log.ts';
import { pageMirror } from '#src/data/mirror.ts';
import type { Mirror } from '#src/data/mirror.ts';
import { askToPersist } from '#src/data/database/storage.ts';

// Installing is offered once there is something to come back to; whoever puts it off is left alone for a month.

interface InstallPrompt extends Event {
  prompt(): Promise<void>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The browser asks, or written steps explain how. */
export type Offer = 'prompt' | 'steps';

export interface Device {
  /** Receives `beforeinstallprompt`, which fires once and long before it is needed, and `appinstalled`. */
  events: Pick<EventTarget, 'addEventListener'>;
  isStandalone: boolean;
  isIos: boolean;
  /** Installed apps that this site names as its own; empty where the browser does not say. */
  installedApps: () => Promise<readonly unknown[]>;
  mirror: Mirror;
  persist: () => Promise<unknown>;
  now: () => number;
}

export interface Install {
  readonly getSnapshot: () => Offer | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Has the browser ask. */
  ask(): Promise<void>;
  readonly putOff: () => void;
}

const PUT_OFF = 'install-put-off';
const LEFT_ALONE_MS = 30 * 24 * 60 * 60 * 1000;

function thisDevice(): Device {
  const { userAgent, platform, maxTouchPoints } = navigator;
  const asking = navigator as { getInstalledRelatedApps?: () => Promise<readonly unknown[]>; standalone?: boolean };
  return {
    events: globalThis,
    isStandalone: asking.standalone === true || matchMedia('(display-mode: standalone)').matches,
    // An iPad calls itself a Mac, which has no touch screen.
    isIos: /iPhone|iPad|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1),
    installedApps: async () => (await asking.getInstalledRelatedApps?.()) ?? [],
    mirror: pageMirror(),
    persist: askToPersist,
    now: Date.now,
  };
}

export function createInstall(device: Device = thisDevice()): Install {
  const { events, mirror, now } = device;
  const listeners = new Set<() => void>();
  let prompt: InstallPrompt | null = null;
  let isInstalled = device.isStandalone;

  function tell(): void {
    for (const listener of listeners) listener();
  }

  function become(installed: boolean): void {
    isInstalled ||= installed;
    tell();
  }

  function putOff(): void {
    mirror.setItem(PUT_OFF, String(now()));
    tell();
  }

  const isPutOff = (): boolean => now() - Number(mirror.getItem(PUT_OFF) ?? Number.NEGATIVE_INFINITY) < LEFT_ALONE_MS;

  events.addEventListener('beforeinstallprompt', (event) => {
    // The browser's own banner would come before there is a reason for it.
    event.preventDefault();
    prompt = event as InstallPrompt;
    tell();
  });
  events.addEventListener('appinstalled', () => {
    become(true);
    void device.persist();
  });
  onFirstLog(tell);
  device.installedApps().then(
    (apps) => become(apps.length > 0),
    () => undefined,
  );

  return {
    getSnapshot() {
      if (isInstalled || isPutOff() || !hasLogged(mirror)) return null;
      if (prompt) return 'prompt';
      return device.isIos ? 'steps' : null;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async ask() {
      const asked = prompt;
      // A prompt can be shown once.
      prompt = null;
      tell();
      await asked?.prompt();
      if ((await asked?.userChoice)?.outcome === 'dismissed') putOff();
    },
    putOff,
  };
}
