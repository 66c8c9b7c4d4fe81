/* oxlint-disable no-underscore-dangle -- where zod keeps what a schema is made of */
import * as z from 'zod/mini';

/** What a column accepts, said alike of a zod schema and of a column of PostgreSQL. */
export interface Kind {
  type: string;
  nullable: boolean;
  /** In their order by name; null where the column is no enumeration. */
  values: string[] | null;
  limits: string[];
}

const { core } = z;

function typeOf(schema: z.core.$ZodType): string {
  if (schema instanceof core.$ZodUUID) return 'uuid';
  if (schema instanceof core.$ZodISODate) return 'date';
  if (schema instanceof core.$ZodISODateTime) return 'timestamp with time zone';
  if (schema instanceof core.$ZodEnum) return 'text';
  if (schema instanceof core.$ZodString) {
    const midnight = ['00:00:00', '24:00'].every((time) => z.safeParse(schema, time).success);
    return midnight && !z.safeParse(schema, 'noon').success ? 'time without time zone' : 'text';
  }
  if (schema instanceof core.$ZodNumberFormat) return 'integer';
  if (schema instanceof core.$ZodNumber) return 'numeric';
  if (schema instanceof core.$ZodBoolean) return 'boolean';
  if (schema instanceof core.$ZodArray) {
    const element = typeOf(schema._zod.def.element);
    return ['text', 'integer', 'uuid'].includes(element) ? `${element}[]` : 'jsonb';
  }
  return schema instanceof core.$ZodObject ? 'jsonb' : schema._zod.def.type;
}

function limitOf(check: z.core.$ZodCheck): string | null {
  if (check instanceof core.$ZodCheckGreaterThan) {
    return `${check._zod.def.inclusive ? '>=' : '>'} ${String(check._zod.def.value)}`;
  }
  if (check instanceof core.$ZodCheckLessThan) {
    return `${check._zod.def.inclusive ? '<=' : '<'} ${String(check._zod.def.value)}`;
  }
  if (check instanceof core.$ZodCheckMinLength) return `length >= ${check._zod.def.minimum}`;
  if (check instanceof core.$ZodCheckMaxLength) return `length <= ${check._zod.def.maximum}`;
  return check instanceof core.$ZodCheckRegex ? 'pattern' : null;
}

export function kindOfSchema(schema: z.core.$ZodType): Kind {
  if (schema instanceof core.$ZodNullable) return { ...kindOfSchema(schema._zod.def.innerType), nullable: true };
  const type = typeOf(schema);
  const limits = type === 'time without time zone' ? [] : (schema._zod.def.checks ?? []).map(limitOf);
  const values = schema instanceof core.$ZodEnum ? Object.values(schema._zod.def.entries).map(String).toSorted() : null;
  return { type, nullable: false, values, limits: limits.filter((limit) => limit !== null).toSorted() };
}

export interface Column {
  name: string;
  type: string;
  nullable: boolean;
  writable: boolean;
  /** The check constraints that speak of this column alone. */
  checks: string[];
}

const ENUMERATION = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.*)\]\)\)\)$/;

function limitsIn(check: string, name: string): string[] {
  const length = `(?:(?:length|cardinality)\\((?:TRIM\\(BOTH FROM )?${name}\\)?\\))`;
  const lengths = check.matchAll(new RegExp(`${length} ([<>]=?) (\\d+)`, 'g')).map(([, is, n]) => `length ${is} ${n}`);
  const values = check
    .matchAll(new RegExp(`\\(${name} ([<>]=?) \\(*(?:'(?=-?\\d+'::integer))?(-?[\\d.]+)`, 'g'))
    .map(([, is, n]) => `${is} ${n}`);
  const pattern = new RegExp(`\\("?${name}"? ~ `).test(check) ? ['pattern'] : [];
  return [...lengths, ...values, ...pattern];
}

export function kindOfColumn({ name, type, nullable, checks }: Column): Kind {
  const enumeration = checks.map((check) => ENUMERATION.exec(check)?.[1]).find((list) => list !== undefined);
  const values = enumeration?.matchAll(/'([^']*)'/g).map(([, value = '']) => value);
  // What JSON carries is a number either way, and any safe integer is a bigint's.
  const limits = new Set(checks.flatMap((check) => limitsIn(check, name)));
  return {
    type: type === 'bigint' ? 'integer' : type,
    nullable,
    values: values ? Array.from(values, String).toSorted() : null,
    limits: [...limits].toSorted(),
  };
}
