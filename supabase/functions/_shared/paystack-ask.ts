import { z } from 'zod';
import { Refused } from './payment-provider.ts';

export const PATIENCE_MS = 15_000;
/** What it answers where it has done nothing. */
const REFUSALS = new Set([400, 401, 403, 404, 422, 429]);

export type Ask = <Shape extends z.ZodType>(
  path: string,
  shape: Shape,
  body?: object,
  method?: string,
) => Promise<z.infer<Shape>>;

export const createAsk =
  (root: string, secret: string): Ask =>
  async (path, shape, body, method = body ? 'POST' : 'GET') => {
    const response = await fetch(root + path, {
      method,
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body && { body: JSON.stringify(body) }),
    });
    if (REFUSALS.has(response.status)) throw new Refused(response.status);
    if (!response.ok) throw new Error(`The gateway answered with ${response.status}.`);
    return shape.parse(z.object({ data: z.unknown() }).parse(await response.json()).data);
  };
