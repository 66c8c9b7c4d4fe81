// Loaded later, in one file: two small ones would weigh more.
export { ClientSheet } from './client-sheet.tsx';
export { VisitSheet } from './visit-sheet.tsx';
