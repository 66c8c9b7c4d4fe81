import { z } from 'zod';
import { problems } from './problems.ts';

const YEAR = 365 * 24 * 60 * 60;

function reader<Shape extends z.ZodType>(shape: Shape): (body: unknown) => z.infer<Shape> {
  return (body) => {
    const read = shape.safeParse(body);
    if (!read.success) throw problems.invalidRequest(z.prettifyError(read.error));
    return read.data;
  };
}

const name = z.string().min(1).max(1024);
const expiresIn = z.int().min(1).max(YEAR);

export const removal = reader(z.object({ prefixes: z.array(name).min(1).max(1000) }));
export const signing = reader(z.object({ expiresIn }));
export const pathsToSign = reader(z.object({ expiresIn, paths: z.array(name).min(1).max(1000) }));
export const relocation = reader(
  z.object({
    bucketId: name,
    sourceKey: name,
    destinationKey: name,
    destinationBucket: name.nullish(),
  }),
);
