// Loaded later, in one file: small ones would weigh more.
export { AskSheet } from './begin/ask-sheet.tsx';
export { CodeSheet } from './begin/code-sheet.tsx';
export { MemberSheet } from './member/member-sheet.tsx';
