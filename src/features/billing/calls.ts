import * as z from 'zod/mini';
import type { AppData } from '#src/data/app-data.ts';

type Client = Awaited<ReturnType<AppData['session']['supabase']>>;

export const offerShape = z.object({
  code: z.string(),
  kind: z.enum(['program', 'service', 'plan']),
  title: z.string(),
  price_kobo: z.int(),
  price_from: z.boolean(),
  unit: z.nullable(z.enum(['session', 'class', 'week', 'visit'])),
  upfront_discount_bp: z.int(),
  deposit_bp: z.int(),
  parts: z.int(),
});
export type Offer = z.infer<typeof offerShape>;

export const askForOffer = (client: Client, code: string, signal: AbortSignal) =>
  client
    .from('offers')
    .select('code, kind, title, price_kobo, price_from, unit, upfront_discount_bp, deposit_bp, parts')
    .eq('code', code)
    .abortSignal(signal);

interface Choice {
  id: string;
  offer: string;
  inParts: boolean;
  quantity: number;
}

export const chooseOffer = (client: Client, { id, offer, inParts, quantity }: Choice) =>
  client.rpc('choose_offer', { id, offer, in_parts: inParts, quantity });

export const cancelInvoice = (client: Client, invoice: string) => client.rpc('cancel_invoice', { invoice });

export const pauseParts = (client: Client, invoice: string) => client.rpc('pause_parts', { invoice });

export const reportAbsence = (client: Client, appointment: string, reason: string) =>
  client.rpc('report_absence', { appointment, reason });

/** The page of the gateway where this is paid. */
export const startPayment = (client: Client, invoiceId: string, wanted: { whole: boolean; shownKobo: number }) =>
  client.functions.invoke<unknown>('start-payment', { body: { invoiceId, ...wanted } });

/** Has the server ask the gateway how a payment ended. */
export const settlePayment = (client: Client, payment: string) =>
  client.functions.invoke<unknown>('settle-payments', { body: { payment } });

const started = z.object({ url: z.url({ protocol: /^https?$/ }) });

export const pageIn = (answer: unknown): string | null => started.safeParse(answer).data?.url ?? null;
