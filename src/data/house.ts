import { z } from 'zod/mini';
import { server } from './server.ts';

const House = z.object({
  url: z.string(),
  mailbox: z.string(),
  accounts: z.array(z.object({ role: z.string(), name: z.string(), email: z.string(), password: z.string() })),
});

export type House = z.infer<typeof House>;

/** What the embedded stack tells of itself on this machine; null where the app runs on a hosted project. */
export async function readHouse(): Promise<House | null> {
  const answer = await fetch(new URL('/_local', server().url));
  if (!answer.ok) return null;
  const parsed = House.safeParse(await answer.json());
  return parsed.success ? parsed.data : null;
}
