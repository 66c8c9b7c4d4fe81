type Heard = (event: { isUpdate?: boolean }) => void;

interface Events {
  /** A new version is whole on this device, and waits to be let in. */
  waiting: Heard;
  /** A worker has this page now; an update where another one had it before. */
  controlling: Heard;
  /** A version did not come whole, and is not kept. */
  failed: Heard;
}

/** The service worker as the page meets it. */
export interface Worker {
  addEventListener(type: keyof Events, listener: Heard): void;
  messageSkipWaiting(): void;
  /** Looks for a new version. Fails where nobody of ours answers. */
  update(): Promise<void>;
  /** Lets the worker compare all that this device holds of the version with what was built, and mend it. */
  repair(): Promise<void>;
}

type Message = { type: 'KEEP_LANGUAGE'; language: string } | { type: 'KEEP_AREAS'; areas: readonly string[] };

/** As soon as there is one. */
export async function tellWorker(message: Message): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
  active?.postMessage(message);
}

type Container = Pick<ServiceWorkerContainer, 'addEventListener' | 'controller' | 'register'>;

export function createWorker(container: Container, script: string): Worker {
  const listeners: Record<keyof Events, Heard[]> = { waiting: [], controlling: [], failed: [] };
  let { controller } = container;
  let registration: ServiceWorkerRegistration | null = null;

  function tell(type: keyof Events, event: { isUpdate?: boolean } = {}): void {
    for (const listener of listeners[type]) listener(event);
  }

  function watch(next: ServiceWorker, { active }: ServiceWorkerRegistration): void {
    let isWhole = false;
    next.addEventListener('statechange', () => {
      if (next.state === 'installed') isWhole = true;
      // The first of all waits for nobody.
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
    messageSkipWaiting: () => registration?.waiting?.postMessage({ type: 'SKIP_WAITING' }),
    async update() {
      // Of a first version that did not come whole, the browser has forgotten everything.
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
