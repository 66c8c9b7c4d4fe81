import { describe, expect, it } from 'vitest';
import { createWorker } from '#src/app/worker.ts';

/** A worker that the browser moves from one state to the next. */
function aVersion() {
  const posted: unknown[] = [];
  const version = Object.assign(new EventTarget(), {
    state: 'installing',
    postMessage: (message: unknown) => void posted.push(message),
  });
  const become = (state: string): void => {
    version.state = state;
    version.dispatchEvent(new Event('statechange'));
  };
  return { version, posted, become };
}

type Version = ReturnType<typeof aVersion>['version'];

function aBrowser(controller: Version | null = null) {
  const registration = Object.assign(new EventTarget(), {
    installing: null as Version | null,
    waiting: null as Version | null,
    active: controller,
    updates: 0,
    update: () => Promise.resolve(void registration.updates++),
  });
  const container = Object.assign(new EventTarget(), {
    controller,
    register: () => Promise.resolve(registration),
  });
  const worker = createWorker(container as unknown as ServiceWorkerContainer, '/sw.js');
  const told: string[] = [];
  for (const type of ['waiting', 'failed'] as const) worker.addEventListener(type, () => void told.push(type));
  worker.addEventListener('controlling', ({ isUpdate }) => void told.push(isUpdate ? 'updated' : 'first'));
  return {
    registration,
    worker,
    told,
    find: (version: Version) => {
      registration.installing = version;
      registration.dispatchEvent(new Event('updatefound'));
    },
    control: (version: Version) => {
      container.controller = version;
      container.dispatchEvent(new Event('controllerchange'));
    },
  };
}

describe('the worker', () => {
  it('is asked for a new version where there is one already, and only brought where there is none', async () => {
    const first = aBrowser();
    await first.worker.update();
    const later = aBrowser(aVersion().version);
    await later.worker.update();
    expect([first.registration.updates, later.registration.updates]).toEqual([0, 1]);
  });

  it('tells of a version that is whole and waits, each time, and of the first of all not', async () => {
    const { worker, registration, find, told } = aBrowser();
    await worker.update();
    const [first, second, third] = [aVersion(), aVersion(), aVersion()];
    find(first.version);
    first.become('installed');
    first.become('activated');
    expect(told).toEqual([]);
    registration.active = first.version;
    for (const { version, become } of [second, third]) {
      find(version);
      become('installed');
    }
    expect(told).toEqual(['waiting', 'waiting']);
  });

  it('tells of a version that waited before the page was opened, once', async () => {
    const { worker, registration, told } = aBrowser(aVersion().version);
    const { version, posted } = aVersion();
    registration.waiting = version;
    await worker.update();
    await worker.update();
    expect(told).toEqual(['waiting']);
    worker.letIn();
    expect(posted).toEqual([{ type: 'SKIP_WAITING' }]);
  });

  it('tells of one that did not come whole, and not of one whose place another took', async () => {
    const { worker, find, told } = aBrowser(aVersion().version);
    await worker.update();
    const [failed, replaced] = [aVersion(), aVersion()];
    find(failed.version);
    failed.become('redundant');
    find(replaced.version);
    replaced.become('installed');
    replaced.become('redundant');
    expect(told).toEqual(['failed', 'waiting']);
  });

  it('is an update where another worker had the page before', () => {
    const { control, told } = aBrowser();
    control(aVersion().version);
    control(aVersion().version);
    expect(told).toEqual(['first', 'updated']);
  });

  it('is an update for a page whose first worker took over before anybody listened', () => {
    const { control, told } = aBrowser(aVersion().version);
    control(aVersion().version);
    expect(told).toEqual(['updated']);
  });
});
