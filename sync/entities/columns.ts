import * as z from 'zod/mini';

// The kinds of column there are on the wire. Limits are those of the tables' check constraints, so that what the
// server would refuse is refused while the user can still mend it.

export const uuid = z.uuid();
export const flag = z.boolean();
/** YYYY-MM-DD */
export const day = z.iso.date();
/** PostgreSQL knows 24:00, the end of a day. */
export const timeOfDay = z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?|24:00(:00)?)$/));
/** HH:MM */
export const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
export const instant = z.iso.datetime({ offset: true });

export const oneOf = z.enum;
export const maybe = z.nullable;
export const list = z.array;

/** One at least. */
export const someOf = <Each extends z.core.$ZodType>(each: Each, most: number) =>
  z.array(each).check(z.minLength(1), z.maxLength(most));

export const text = (longest = Infinity, shortest = 0) =>
  z
    .string()
    .check(...(shortest > 0 ? [z.minLength(shortest)] : []), ...(longest < Infinity ? [z.maxLength(longest)] : []));

/** A name or title: what is left without the spaces around it counts. */
export const named = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));

export const bytesOf = (written: string): number => new TextEncoder().encode(written).length;

/** Something to read, however it is laid out; counted in bytes, because it goes to every member's device. */
export const publicText = (mostBytes: number) =>
  z.string().check(
    z.regex(/\S/),
    z.maxLength(mostBytes),
    z.refine((written) => bytesOf(written) <= mostBytes),
  );

export const secureLink = (longest: number) => z.string().check(z.regex(/^https:\/\/\S+$/), z.maxLength(longest));

const between = (least: number, most: number) => [
  ...(least > -Infinity ? [z.minimum(least)] : []),
  ...(most < Infinity ? [z.maximum(most)] : []),
];

export const integer = (least = -Infinity, most = Infinity) => z.int().check(...between(least, most));
export const decimal = (least = -Infinity, most = Infinity) => z.number().check(...between(least, most));
export const positive = (most: number) => z.number().check(z.positive(), z.maximum(most));

/** A name for machines. */
export const slug = z.string().check(z.regex(/^[a-z0-9][a-z0-9:_-]{0,119}$/));
