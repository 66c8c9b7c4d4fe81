import * as z from 'zod/mini';
import { list, maybe, uuid } from './columns.ts';

export const MOST_MENTIONS = 5;

/** Who is named in a text and is told. */
export const mentions = maybe(list(uuid).check(z.maxLength(MOST_MENTIONS)));
