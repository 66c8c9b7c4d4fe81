export { EQUAL, LIKELY } from '#src/work/history/exercise-aliases.ts';
export const address = import.meta.url;
