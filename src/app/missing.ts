// Code that did not load is not the page's fault, and loads when the network is back.

const missing = new WeakSet<Error>();

export const noteMissing = (error: Error): void => void missing.add(error);

export const isMissing = (error: unknown): boolean => error instanceof Error && missing.has(error);
