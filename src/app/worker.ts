type Listener = (event: { isUpdate?: boolean }) => void;

interface Events {
  /** A new version is completely downloaded and waits to be activated. */
  waiting: Listener;
  /** A worker controls this page now; an update if another one did before. */
  controlling: Listener;
  /** A version did not download completely, and is discarded. */
  failed: Listener;
}

/** The service worker as seen from a page. */
export interface Worker {
  addEventListener(type: keyof Events, listener: Listener): void;
  /** Lets the version that waits in. */
  letIn(): void;
  /** Looks for a new version. Rejects where our server does not answer. */
  update(): Promise<void>;
  /** Has the worker compare every file it holds with its hash, and repair what differs. */
  repair(): Promise<void>;
}

type Message =
  | { type: 'KEEP_LANGUAGE'; language: string }
  | { type: 'KEEP_AREAS'; areas: readonly string[]; isLow: boolean }
  | { type: 'KEEP_OPENED'; paths: readonly string[] };

/** Sends the message as soon as there is a worker. */
export async function tellWorker(message: Message): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
  active?.postMessage(message);
}

type Container = Pick<ServiceWorkerContainer, 'addEventListener' | 'controller' | 'register'>;

export function createWorker(container: Container, script: string): Worker {
  const listeners: Record<keyof Events, Listener[]> = { waiting: [], controlling: [], failed: [] };
  let { controller } = container;
  let registration: ServiceWorkerRegistration | null = null;

  function tell(type: keyof Events, event: { isUpdate?: boolean } = {}): void {
    for (const listener of listeners[type]) listener(event);
  }

  function watch(next: ServiceWorker, { active }: ServiceWorkerRegistration): void {
    let isWhole = false;
    next.addEventListener('statechange', () => {
      if (next.state === 'installed') isWhole = true;
      // The very first one waits for nobody.
      if (next.state === 'installed' && active) tell('waiting');
      if (next.state === 'redundant' && !isWhole) tell('failed');
    });
  }

  function follow(found: ServiceWorkerRegistration): void {
    if (registration === found) return;
    registration = found;
    if (found.waiting && found.active) tell('waiting');
    if (found.installing) watch(found.installing, found);
    found.addEventListener('updatefound', () => {
      if (found.installing) watch(found.installing, found);
    });
  }

  container.addEventListener('controllerchange', () => {
    const isUpdate = controller !== null;
    ({ controller } = container);
    tell('controlling', { isUpdate });
  });

  return {
    addEventListener: (type, listener) => void listeners[type].push(listener),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
    letIn: () => registration?.waiting?.postMessage({ type: 'SKIP_WAITING' }),
    async update() {
      // If the very first version did not download completely, the browser has forgotten it.
      follow(await container.register(script));
      if (registration?.active) await registration.update();
    },
    async repair() {
      const { port1, port2 } = new MessageChannel();
      const answered = new Promise((resolve) => port1.addEventListener('message', resolve, { once: true }));
      port1.start();
      if (!container.controller) return;
      container.controller.postMessage({ type: 'REPAIR' }, [port2]);
      await answered;
    },
  };
}
