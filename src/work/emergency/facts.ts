import type { EmergencyCard } from '#sync/entities/emergency-cards.ts';
import { nameOf } from '#src/work/medicines/use-doses.ts';
import type { Known } from './queries.ts';
import type { CardWords } from './words.ts';

type FactName = keyof CardWords['fields'];

export interface Fact {
  name: FactName;
  /** Null is: nobody said it. */
  says: string | null;
  /** To be called. */
  phone?: string;
}

type Contact = Pick<EmergencyCard, 'contact_name' | 'contact_phone' | 'contact_relation'>;

function contactIn(name: FactName, contact: Contact): Fact {
  const { contact_name, contact_phone, contact_relation } = contact;
  const who = [contact_name, contact_relation && `(${contact_relation})`].filter(Boolean).join(' ');
  const says = [who, contact_phone].filter(Boolean).join(', ') || null;
  return { name, says, ...(contact_phone && { phone: contact_phone }) };
}

const inOrder = (times: readonly string[]): string => times.toSorted().join(', ');

/** What stands on the card, what a helper needs first at the top. */
export function factsOf({ card, medicines }: Known, words: CardWords): Fact[] {
  const taken = medicines.map((medicine) => [nameOf(medicine), inOrder(medicine.times)].filter(Boolean).join(' – '));
  const facts: Fact[] = [
    { name: 'allergies', says: card?.allergies ?? null },
    { name: 'conditions', says: card?.conditions ?? null },
    { name: 'medicines', says: taken.join('\n') || words.noMedicines },
    { name: 'helps', says: card?.helps ?? null },
    { name: 'blood', says: card?.blood_group ?? null },
    { name: 'genotype', says: card?.genotype ?? null },
  ];
  if (!card) return facts;
  const { second_name: contact_name, second_phone: contact_phone, second_relation: contact_relation } = card;
  const second = contactIn('second', { contact_name, contact_phone, contact_relation });
  return [...facts, contactIn('contact', card), ...(second.says ? [second] : [])];
}
