import type { Operation, Plan } from './operations.ts';

/** Whether the plan still fails; asked again and again. */
export type Fails = (plan: Plan) => Promise<boolean>;

/**
 * Leaves out whatever the failure does not need: large parts first, then smaller ones, single operations in the end,
 * until nothing more can go or the time is up.
 */
export async function shrink(plan: Plan, fails: Fails, until: number = Infinity): Promise<Plan> {
  let operations = [...plan.operations];
  for (let size = Math.ceil(operations.length / 2); size >= 1;) {
    const left = await withoutParts(plan, operations, size, fails, until);
    if (performance.now() > until) return { ...plan, operations: left };
    if (left.length < operations.length && size === 1) operations = left;
    else if (size === 1) return { ...plan, operations: left };
    else {
      operations = left;
      size = Math.ceil(size / 2);
    }
  }
  return { ...plan, operations };
}

async function withoutParts(
  plan: Plan,
  given: readonly Operation[],
  size: number,
  fails: Fails,
  until: number,
): Promise<Operation[]> {
  let operations = [...given];
  for (let start = 0; start < operations.length && performance.now() < until;) {
    const fewer = [...operations.slice(0, start), ...operations.slice(start + size)];
    if (await fails({ ...plan, operations: fewer })) operations = fewer;
    else start += size;
  }
  return operations;
}
