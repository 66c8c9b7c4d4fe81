import { onDemand } from '#src/work/remote/on-demand.tsx';

export const LoanPart = onDemand(async () => {
  const { LoanPart: Part, address } = await import('./on-demand/loan-part.tsx');
  return { Part, address };
});
