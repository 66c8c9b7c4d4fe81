import * as z from 'zod/mini';
import { recordOperation } from '#sync/actions/surgery.ts';
import type { SurgeryCase } from '#sync/entities/surgery-cases.ts';
import { formAbout } from '#src/data/drafts/drafts.ts';
import { useDraft } from '#src/data/drafts/use-draft.ts';
import { useDayNow } from '#src/data/time/use-day-now.ts';
import { isDay } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { useWords } from '#src/ui/language.tsx';
import { useSave } from '#src/work/use-save.ts';
import { theatreWords } from './words.ts';

const MOST_PRODUCTS = 40;
const EMPTY = { name: '', batch: '', lot: '', expires_on: '', amount: '' };

export type Line = typeof EMPTY;

const text = z.optional(z.string());
const line = z.object({
  name: z.string(),
  batch: z.string(),
  lot: z.string(),
  expires_on: z.string(),
  amount: z.string(),
});
const Typed = z.object({ done_on: text, technique: text, findings: text, products: z.optional(z.array(line)) });

const isBlank = (product: Line): boolean => Object.values(product).every((written) => written.trim() === '');
/** A line that says something has to say which product, and which batch of it. */
export const isHalf = (product: Line): boolean =>
  !isBlank(product) && (product.name.trim() === '' || product.batch.trim() === '');

const EARLIEST = '2020-01-01';

/** What the server takes; a year half typed is one of the first century. */
export const isDayDone = (written: string, today: Day): boolean =>
  isDay(written) && written >= EARLIEST && written <= today;
export const isExpiry = (written: string): boolean => written === '' || (isDay(written) && /^(19|20|21)/.test(written));

const orNull = (written: string): string | null => written.trim() || null;

/** What was done is signed when it is written; until then each key is kept. */
export function useOperation(surgery: SurgeryCase, today: Day) {
  const { operation: words, plan } = useWords(theatreWords);
  const save = useSave();
  const dayNow = useDayNow();
  const { typed, type, settle } = useDraft(formAbout(surgery.client_id, 'operation', surgery.id), Typed);
  const products = typed.products ?? [EMPTY];
  const { technique = '', findings = '' } = typed;
  const { planned_on } = surgery;
  const dayOn = (now: Day): Day => typed.done_on ?? (planned_on !== null && planned_on < now ? planned_on : now);
  const day = dayOn(today);

  async function sign(): Promise<void> {
    const now = dayNow();
    const done_on = dayOn(now);
    if (!isDayDone(done_on, now)) return;
    const { id: case_id, client_id, surgeon_id } = surgery;
    const record = recordOperation({
      case_id,
      client_id,
      surgeon_id,
      kind: 'operation',
      done_on,
      technique: orNull(technique),
      findings: findings.trim(),
      products: products
        .filter((product) => !isBlank(product))
        .map(({ name, batch, lot, expires_on, amount }) => ({
          name: name.trim(),
          batch: batch.trim(),
          lot: orNull(lot),
          expires_on: orNull(expires_on),
          amount: orNull(amount),
        })),
    });
    const failed = { title: plan.notSaved, description: plan.notSavedHelp };
    if (await save(record, { failed, done: { title: words.signed }, once: case_id })) settle();
  }
  return {
    type,
    sign,
    products,
    technique,
    findings,
    day,
    isTyped: Object.keys(typed).length > 0,
    isReady:
      isDayDone(day, today) &&
      findings.trim() !== '' &&
      products.every((product) => !isHalf(product) && isExpiry(product.expires_on)),
    typeProduct: (at: number, change: Partial<Line>) =>
      type({ products: products.map((product, place) => (place === at ? { ...product, ...change } : product)) }),
    removeProduct: (at: number) => type({ products: products.filter((_, place) => place !== at) }),
    addProduct: products.length < MOST_PRODUCTS ? () => type({ products: [...products, EMPTY] }) : null,
  };
}
