import { startSync } from '#sync/start.ts';

// What the size of the engine is taken of.
Object.assign(globalThis, { startSync });
