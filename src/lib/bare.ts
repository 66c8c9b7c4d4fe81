/** Small letters without their marks: nobody types the dots of Yoruba to find a word. */
export const bare = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
