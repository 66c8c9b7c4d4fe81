import { ORIGIN } from '../content/company.ts';

export const absolute = (path: string): string => new URL(path, ORIGIN).href;
