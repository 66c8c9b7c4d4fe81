// The end of a rest or a hold: a sound, a vibration, and a notification while the page is hidden.

let sound: AudioContext | null = null;

/** Browsers allow sound only after a gesture: logging a set is one. */
export function prepareSound(): void {
  if (!globalThis.AudioContext) return;
  sound ??= new AudioContext();
  // If the browser still refuses, the rest ends without sound; it can be felt and seen.
  sound.resume().catch(() => undefined);
}

const TONES = [
  { at: 0, hertz: 660 },
  { at: 0.22, hertz: 880 },
];
const TONE_S = 0.18;

function play(context: AudioContext): void {
  for (const { at, hertz } of TONES) {
    const tone = context.createOscillator();
    const loudness = context.createGain();
    const start = context.currentTime + at;
    tone.frequency.value = hertz;
    loudness.gain.setValueAtTime(0.25, start);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + TONE_S);
    tone.connect(loudness).connect(context.destination);
    tone.start(start);
    tone.stop(start + TONE_S);
  }
}

export interface Message {
  title: string;
  body: string;
  /** Where a tap on it leads. */
  path: string;
}

const TAG = 'rest';
const PULSES_MS = [200, 100, 200];

async function show({ title, body, path }: Message): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.showNotification(title, { body, tag: TAG, data: path, icon: '/icons/192.png' });
}

/** Whether to notify outside the page. */
export const isOutOfSight = (visibility: DocumentVisibilityState, permission: NotificationPermission): boolean =>
  visibility === 'hidden' && permission === 'granted';

const permissionNow = (): NotificationPermission => globalThis.Notification?.permission ?? 'denied';

/** Whether the browser may still be asked. */
export const mayAsk = (): boolean => permissionNow() === 'default';

export const askToNotify = async (): Promise<boolean> => (await Notification.requestPermission()) === 'granted';

export function tellItIsOver(message: Message): void {
  if (sound?.state === 'running') play(sound);
  navigator.vibrate?.(PULSES_MS);
  if (isOutOfSight(document.visibilityState, permissionNow())) show(message).catch(() => undefined);
}

/** The worker tells it where the page is closed by then; null calls that off. */
export function leaveToWorker(rest: { inMs: number; message: Message } | null): void {
  if (rest && permissionNow() !== 'granted') return;
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- some browsers have none, in private windows too
  navigator.serviceWorker?.controller?.postMessage({ type: 'REST', rest });
}

export async function clearMessage(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const shown = (await registration?.getNotifications({ tag: TAG })) ?? [];
  for (const notification of shown) notification.close();
}
