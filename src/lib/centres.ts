/** The cities in which there is one. */
export const CENTRES = ['Lagos', 'Abuja', 'Port Harcourt'] as const;
