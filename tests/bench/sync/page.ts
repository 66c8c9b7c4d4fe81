import { ARMS } from './arms/index.ts';
import type { ArmName } from './arms/names.ts';
import type { Arm, Asked } from './arms/arm.ts';
import type { Signed } from './client.ts';
import { fingerprint } from './contents.ts';
import { measured } from './meter.ts';
import type { Measured } from './meter.ts';
import { idleDevice, warmOpen, writeToScreen } from './moments.ts';

// Runs in the browser; what `inPage` calls from outside.

let arm: Arm | null = null;
let idle: Awaited<ReturnType<typeof idleDevice>> | null = null;

function current(): Arm {
  if (!arm) throw new Error('no arm is open');
  return arm;
}

const calls = {
  async open(name: ArmName, asked: Asked): Promise<readonly string[]> {
    arm = await ARMS[name](asked);
    return arm.uncompared;
  },
  firstSync: (): Promise<Measured> => measured(() => current().firstSync()),
  edit: (notes: string) => current().edit(notes),
  push: (): Promise<Measured> => measured(() => current().push()),
  contents: async (): Promise<string> => fingerprint(await current().meals(), [...current().uncompared]),
  unsettled: () => current().unsettled(),
  async close(): Promise<void> {
    await arm?.close();
    arm = null;
  },
  storage: async (): Promise<number> => (await navigator.storage.estimate()).usage ?? 0,
  writeToScreen,
  warmOpen,
  async startIdle(signed: Signed): Promise<void> {
    idle = await idleDevice(signed);
  },
  async stopIdle(): Promise<void> {
    await idle?.stop();
    idle = null;
  },
  saw: (id: string, name: string): Promise<number> => idle?.saw(id, name) ?? Promise.reject(new Error('not started')),
};

export type Calls = typeof calls;

Object.assign(globalThis, { bench: calls });
