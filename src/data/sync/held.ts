export { HELD } from '#sync/engine/journal.ts';
