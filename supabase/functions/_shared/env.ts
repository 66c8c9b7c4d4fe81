interface Runtime {
  Deno?: { env: { get(name: string): string | undefined } };
  process?: { env: Record<string, string | undefined> };
}

const runtime = globalThis as unknown as Runtime;

/** A setting of the project: its secrets on the hosted runtime, the worker's environment in the embedded stack. */
export function env(name: string): string | undefined {
  const value = runtime.Deno ? runtime.Deno.env.get(name) : runtime.process?.env[name];
  return value === '' ? undefined : value;
}

export function needed(name: string): string {
  const value = env(name);
  if (value === undefined) throw Object.assign(new Error(`The function needs ${name}.`), { code: name });
  return value;
}

/** The product's name in mails. */
export const productName = () => needed('PRODUCT_NAME');
