import { z } from 'zod';
import { problems } from './problems.ts';
import { longestSignature } from './signed-urls.ts';

function reader<Shape extends z.ZodType>(shape: Shape): (body: unknown) => z.infer<Shape> {
  return (body) => {
    const read = shape.safeParse(body);
    if (!read.success) throw problems.invalidRequest(z.prettifyError(read.error));
    return read.data;
  };
}

const name = z.string().min(1).max(1024);
const expiresIn = (bucket: string) => z.int().min(1).max(longestSignature(bucket));

export const removal = reader(z.object({ prefixes: z.array(name).min(1).max(1000) }));
export const signing = (bucket: string) => reader(z.object({ expiresIn: expiresIn(bucket) }));
export const pathsToSign = (bucket: string) =>
  reader(z.object({ expiresIn: expiresIn(bucket), paths: z.array(name).min(1).max(1000) }));
export const relocation = reader(
  z.object({
    bucketId: name,
    sourceKey: name,
    destinationKey: name,
    destinationBucket: name.nullish(),
  }),
);
