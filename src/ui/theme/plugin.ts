import type { Plugin } from 'vite';
import { tokenStyles } from './stylesheet.ts';

const NAME = 'virtual:tokens.css';
const ID = `\0${NAME}`;

/** Gives the tokens as a stylesheet, at build and in development. */
export const tokenStylesheet = (): Plugin => ({
  name: 'token-stylesheet',
  resolveId: (name) => (name === NAME ? ID : null),
  load: (id) => (id === ID ? tokenStyles() : null),
});
