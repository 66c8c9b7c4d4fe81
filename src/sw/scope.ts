// The few parts of a service worker's scope that are used; the compiler knows either a page or a worker, not both.

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface RouterRule {
  condition: { urlPattern: { pathname: string; search?: string } };
  /** Any cache, or this one; what is not in it comes from the network. */
  source: 'cache' | { cacheName: string };
}

interface InstallEvent extends ExtendableEvent {
  /** Chromium since 123. */
  addRoutes?: (rules: RouterRule[]) => Promise<void>;
}

interface PushEvent extends ExtendableEvent {
  readonly data: { text(): string } | null;
}

interface NotificationEvent extends ExtendableEvent {
  readonly notification: Notification;
}

export interface WindowClient {
  readonly url: string;
  postMessage(message: unknown): void;
  focus(): Promise<WindowClient>;
  navigate(url: string): Promise<WindowClient | null>;
}

interface Events {
  install: InstallEvent;
  message: MessageEvent<unknown> & ExtendableEvent;
  activate: ExtendableEvent;
  push: PushEvent;
  notificationclick: NotificationEvent;
}

export interface WorkerScope extends EventTarget {
  readonly __WB_MANIFEST: { url: string; revision: string | null }[];
  readonly location: Location;
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<WindowClient | null>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Type extends keyof Events>(type: Type, listener: (event: Events[Type]) => void): void;
  addEventListener(type: string, listener: EventListener): void;
}
