// What the album opens besides its photos, loaded with the first of them.

export { DaysSheet } from './days-sheet.tsx';
export { ShowSheet } from './grants/show-sheet.tsx';
export { LockSheet } from './lock/lock-sheet.tsx';
export { ZipConfirm } from './zip-confirm.tsx';
