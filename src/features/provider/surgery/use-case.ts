import { useState } from 'react';
import * as z from 'zod/mini';
import { openCase, planCase } from '#sync/actions/surgery.ts';
import { surgeryCases } from '#sync/entities/surgery-cases.ts';
import type { SurgeryCase } from '#sync/entities/surgery-cases.ts';
import { profileOf } from '#sync/queries/profiles.ts';
import { formAbout } from '#src/data/drafts/drafts.ts';
import { useDraft } from '#src/data/drafts/use-draft.ts';
import { useRow } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { isDay } from '#src/lib/days.ts';
import { numberIn } from '#src/lib/numbers.ts';
import { useWords } from '#src/ui/language.tsx';
import { useSave } from '#src/work/use-save.ts';
import { theatreWords } from './words.ts';

const CENTS = 100;
const MOST_DOLLARS = 1_000_000;

const { procedure, side } = surgeryCases.row.shape;
const text = z.optional(z.string());
const Typed = z.object({
  procedure: z.optional(procedure),
  side: z.optional(side),
  area: text,
  planned_on: text,
  place: text,
  low: text,
  high: text,
  deposit: text,
  included: z.optional(z.boolean()),
});

const inDollars = (cents: number | null | undefined): string =>
  cents === null || cents === undefined ? '' : String(cents / CENTS);

/** Null where nothing is typed, `NaN` where it is no amount. */
export function inCents(typed: string): number | null {
  const amount = numberIn(typed);
  if (amount === null) return null;
  return amount >= 0 && amount <= MOST_DOLLARS ? Math.round(amount * CENTS) : Number.NaN;
}

/** What is typed of a case is kept with each key. A new one begins with the range of the surgeon's own fees. */
export function useCase(clientId: string, surgery: SurgeryCase | null) {
  const { plan: words } = useWords(theatreWords);
  const save = useSave();
  const profile = knownOf(useRow(profileOf));
  const { typed, type, settle } = useDraft(formAbout(clientId, 'case', surgery?.id), Typed);
  const [wasTried, setTried] = useState(false);
  const fee = profile?.consultation_fee;
  const before = surgery ?? { price_low: fee, price_high: profile?.consultation_fee_max ?? fee };
  const shown = {
    procedure: surgery?.procedure ?? typed.procedure ?? ('tummy_tuck' as const),
    side: typed.side ?? surgery?.side ?? ('middle' as const),
    area: typed.area ?? surgery?.area ?? '',
    planned_on: typed.planned_on ?? surgery?.planned_on ?? '',
    place: typed.place ?? surgery?.place ?? '',
    low: typed.low ?? inDollars(before.price_low),
    high: typed.high ?? inDollars(before.price_high),
    deposit: typed.deposit ?? inDollars(surgery?.deposit),
    included: typed.included ?? surgery?.included ?? false,
  };
  const [low, high, deposit] = [inCents(shown.low), inCents(shown.high), inCents(shown.deposit)];
  const isWrong = [low, high, deposit].some(Number.isNaN) || (low !== null && high !== null && high < low);

  /** The id of what is on this device now; null where it is not. */
  async function keep(): Promise<string | null> {
    setTried(true);
    if (isWrong) return null;
    const planned = {
      side: shown.side,
      area: shown.area.trim() || null,
      place: shown.place.trim() || null,
      planned_on: isDay(shown.planned_on) ? shown.planned_on : null,
      price_low: low,
      price_high: high,
      deposit,
      included: shown.included,
    };
    const messages = {
      failed: { title: words.notSaved, description: words.notSavedHelp },
      done: { title: surgery ? words.saved : words.opened },
      once: surgery?.id ?? clientId,
    };
    const whose = { client_id: clientId, procedure: shown.procedure };
    const saved = surgery
      ? (await save(planCase(surgery.id, planned), messages)) && { value: surgery.id }
      : await save((surgeon_id) => openCase({ ...whose, surgeon_id, ...planned }), messages);
    if (!saved) return null;
    settle();
    return saved.value;
  }
  return { shown, type, keep, fault: wasTried && isWrong ? words.priceFault : undefined };
}
