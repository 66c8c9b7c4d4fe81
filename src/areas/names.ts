/** The lists of screens beside this file. A device holds those of its user: see src/sw/areas.ts. */
export const AREA_NAMES = ['provider', 'client', 'office', 'everyone'] as const;

export type AreaName = (typeof AREA_NAMES)[number];
