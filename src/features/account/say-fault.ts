import { toast } from '#src/ui/toasts.ts';
import { reasonOf } from './refusal.ts';
import type { Fault } from './refusal.ts';
import type { AccountWords } from './words.ts';

export function sayFault(fault: Fault, words: AccountWords): void {
  const description = reasonOf(fault, words, words.toast.tryAgain);
  toast({ title: words.enrol.failed, description, destructive: true });
}
