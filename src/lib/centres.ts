/** The cities with a centre. */
export const CENTRES = ['Lagos', 'Abuja', 'Port Harcourt'] as const;
