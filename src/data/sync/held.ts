export { HELD } from '#sync/engine/hold.ts';
