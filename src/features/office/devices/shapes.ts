import * as z from 'zod/mini';

const text = z.nullable(z.string());

export const Figures = z.array(
  z.object({ figure: z.enum(['version', 'unsent', 'refused']), key: z.string(), devices: z.int(), since: text }),
);
export type Figure = z.infer<typeof Figures>[number];

export const Device = z.object({
  id: z.string(),
  person: z.string(),
  name: text,
  version: z.string(),
  unsent: z.int(),
  unsent_since: text,
  refused: z.record(z.string(), z.int()),
  reported_at: z.string(),
});
export type Device = z.infer<typeof Device>;

/** Which devices a figure counts, as the server is asked for them. */
export const filterOf = ({ figure, key }: Pick<Figure, 'figure' | 'key'>) => {
  if (figure === 'version') return { of_version: key };
  return figure === 'refused' ? { of_code: key } : { are_unsent: true };
};

/** Where a page ends: with the values themselves, since a device may report anew before the next one is asked for. */
export const endOf = ({ id, unsent_since }: Pick<Device, 'id' | 'unsent_since'>): string =>
  `${id} ${unsent_since ?? ''}`;

export function pageAfter(end: string | undefined) {
  if (end === undefined) return {};
  const [after = '', after_since = ''] = end.split(' ');
  return { after, ...(after_since !== '' && { after_since }) };
}
