import type { CareNote } from '#sync/entities/care-notes.ts';

export type Template = CareNote['template'];
export const PARTS = ['subjective', 'objective', 'assessment', 'diagnosis', 'plan', 'monitoring'] as const;
export type Part = (typeof PARTS)[number];

/** What a note of each kind asks for, in its order. */
export const TEMPLATES: Record<Template, readonly Part[]> = {
  free: ['objective'],
  session: ['objective', 'subjective', 'plan'],
  soap: ['subjective', 'objective', 'assessment', 'plan'],
  adime: ['assessment', 'diagnosis', 'plan', 'monitoring'],
};

export const TEMPLATE_NAMES = Object.keys(TEMPLATES) as Template[];
