import { shownDispute } from './api.ts';
import type { Messages } from './messages.ts';
import type { Claim } from './page.ts';
import type { Ledger, Transaction } from './transactions.ts';

const RESOLUTIONS = { lost: 'merchant-accepted', unanswered: 'auto-accepted', won: 'declined' } as const;

/** What a client's bank does with what was paid, as the person chooses on the page. */
export function createClaims(ledger: Ledger, send: Messages['send']) {
  return async (transaction: Transaction, how: Claim): Promise<void> => {
    const open = ledger.disputeOf(transaction);
    if (how === 'dispute') {
      if (open === null) await send('charge.dispute.create', shownDispute(ledger.dispute(transaction)));
      return;
    }
    if (open === null) return;
    if (how === 'again') {
      const first = { status: 'awaiting-merchant-feedback', resolution: null };
      await send('charge.dispute.create', { ...shownDispute(open), ...first });
      return;
    }
    if (open.status === 'resolved') return;
    Object.assign(open, { status: 'resolved', resolution: RESOLUTIONS[how] });
    await send('charge.dispute.resolve', shownDispute(open));
  };
}
