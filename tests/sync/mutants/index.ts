import { ENGINE } from './engine.ts';
import type { Mutant } from './mutant.ts';
import { SERVER } from './server.ts';

// Each law broken on purpose, at load time and in no file. The schedules must notice every one of them.

export const MUTANTS: readonly Mutant[] = [...ENGINE, ...SERVER];
