// The parts of a service worker's scope in use; TypeScript knows either a page or a worker, not both.

/** As the build lists it: `url` from the root; `revision` is null where the name has a hash. */
export interface BuiltFile {
  url: string;
  revision: string | null;
  /** The hash of the content, as in a script's `integrity`. */
  integrity: string;
  /** The areas whose screens need it; missing for a file of the app itself. */
  areas?: readonly string[];
  /** Comes after those that a screen does not do without. */
  isPart?: true;
  /** All screens of these areas need it. */
  isShared?: true;
  /** Held from when it was first used. */
  isOnDemand?: true;
}

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface RouterRule {
  /** What scripts request has the destination `''`. */
  condition: { urlPattern: { pathname: string; search?: string } } | { requestDestination: '' };
  /** A file that is not in the cache comes from the network. */
  source: { cacheName: string } | 'network';
}

export interface InstallEvent extends ExtendableEvent {
  /** Chromium since 123. */
  addRoutes?: (rules: RouterRule[]) => Promise<void>;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface PushEvent extends ExtendableEvent {
  readonly data: { text(): string } | null;
}

interface NotificationEvent extends ExtendableEvent {
  readonly notification: Notification;
}

export interface WindowClient {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  postMessage(message: unknown): void;
  focus(): Promise<WindowClient>;
  navigate(url: string): Promise<WindowClient | null>;
}

interface Events {
  install: InstallEvent;
  message: MessageEvent<unknown> & ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  push: PushEvent;
  notificationclick: NotificationEvent;
}

export interface WorkerScope extends EventTarget {
  readonly __WB_MANIFEST: BuiltFile[];
  readonly location: Location;
  readonly navigator: Pick<Navigator, 'locks'>;
  readonly registration: Pick<ServiceWorkerRegistration, 'installing' | 'showNotification' | 'update' | 'waiting'>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<WindowClient | null>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Type extends keyof Events>(type: Type, listener: (event: Events[Type]) => void): void;
  addEventListener(type: string, listener: EventListener): void;
}
