/** As PostgREST gives an instant, and as every browser reads it: with a "T", and minutes behind the zone. */
export const asInstant = (text: string): string => text.replace(' ', 'T').replace(/[+-]\d\d$/, '$&:00');
