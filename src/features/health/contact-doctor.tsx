import { peopleById } from '#sync/queries/people.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { useRow } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { MessageIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { inCare } from '#src/work/care/partners.ts';
import { healthWords } from './words.ts';

/** The doctor in care, or the surgeon where there is none. */
export async function doctorOf(db: ReadOnly, userId: string): Promise<{ id: string | null }> {
  const pairs = await inCare(db, userId);
  const people = await peopleById(
    db,
    pairs.filter(({ client_id }) => client_id === userId).map(({ provider_id }) => provider_id),
  );
  const find = (role: string) => people.find((person) => person.role === role);
  return { id: (find('doctor') ?? find('aesthetic_surgeon'))?.id ?? null };
}

/** The conversation with the doctor in care; without one, the booking of a visit. */
export function ContactDoctor() {
  const words = useWords(healthWords);
  const doctor = knownOf(useRow(doctorOf));
  const to = doctor?.id === null ? '/schedule?book=checkup' : `/messages${doctor ? `?with=${doctor.id}` : ''}`;
  return (
    <ButtonLink look="line" icon={MessageIcon} to={to}>
      {words.contact}
    </ButtonLink>
  );
}
