// Code that did not come is no fault of the page, and comes when the network is whole again.

const missing = new WeakSet<Error>();

export const noteMissing = (error: Error): void => void missing.add(error);

export const isMissing = (error: unknown): boolean => error instanceof Error && missing.has(error);
