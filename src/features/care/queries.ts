import { appointmentsOfClient, EVER, isOpen } from '#sync/queries/appointments.ts';
import { clearanceOn } from '#sync/rules/clearance.ts';
import { papersOf } from '#sync/queries/care-papers.ts';
import { medicinesOf } from '#sync/queries/medicines.ts';
import { profileOf } from '#sync/queries/profiles.ts';
import { notesAbout } from '#sync/queries/care-notes.ts';
import { peopleById } from '#sync/queries/people.ts';
import type { CarePaper } from '#sync/entities/care-papers.ts';
import type { CareNote } from '#sync/entities/care-notes.ts';
import type { Medicine } from '#sync/entities/medicines.ts';
import type { Person } from '#sync/entities/people.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { bookingWith } from '#src/work/care/booking.ts';
import { addDays } from '#src/lib/days.ts';
import type { Day, Here } from '#src/lib/days.ts';
import { fullNameOf } from '#src/lib/names.ts';
import { whoSees } from '#src/work/care/sight.ts';

export interface Member {
  id: string;
  name: string;
  role: Person['role'];
  specialization: string | null;
  /** The client has taken the sight away. */
  isWithdrawn: boolean;
  /** The start of the next visit. */
  next: string | null;
}

export async function teamOf(db: ReadOnly, userId: string, { today }: Here, now: number): Promise<Member[]> {
  const [seers, visits] = await Promise.all([
    whoSees(db, userId),
    appointmentsOfClient(db, userId, { from: addDays(today, -1), to: EVER.to }),
  ]);
  const coming = visits.filter((visit) => isOpen(visit) && Date.parse(visit.ends_at) > now);
  return seers.map(({ id, name, role, specialization, withdrawal }) => ({
    id,
    name,
    role,
    specialization,
    isWithdrawn: withdrawal !== null,
    next: coming.find(({ provider_id }) => provider_id === id)?.starts_at ?? null,
  }));
}

const MOST_NOTES = 200;

export interface Told {
  note: CareNote;
  added: CareNote[];
  /** Null where the account is gone, or nobody one still knows. */
  author: string | null;
}

/** What was shared with one, the latest first. */
export async function notesForMe(db: ReadOnly, userId: string): Promise<Told[]> {
  const all = (await notesAbout(db, userId, MOST_NOTES)).filter(
    ({ shared, signed_at }) => shared && signed_at !== null,
  );
  const people = await peopleById(
    db,
    all.flatMap(({ author_id }) => author_id ?? []),
  );
  const names = new Map(people.map((person) => [person.id, fullNameOf(person)]));
  const additions = Map.groupBy(all.toReversed(), ({ amends }) => amends);
  return all
    .filter(({ amends }) => amends === null)
    .toSorted((a, b) => b.noted_on.localeCompare(a.noted_on))
    .map((note) => ({
      note,
      added: additions.get(note.id) ?? [],
      author: names.get(note.author_id ?? '') ?? null,
    }));
}

export interface MyPapers {
  papers: CarePaper[];
  /** The one that holds today. */
  clearance: CarePaper | null;
  /** One's own medicines by id, which is that of the prescription. */
  taken: ReadonlyMap<string, Medicine>;
  /** By whom one was referred to: where a visit is booked. */
  booking: ReadonlyMap<string, string>;
  subject: { name: string; born: string | null };
}

export async function papersForMe(db: ReadOnly, userId: string, today: Day): Promise<MyPapers> {
  const [papers, medicines, profile] = await Promise.all([
    papersOf(db, userId),
    medicinesOf(db, userId),
    profileOf(db, userId),
  ]);
  const people = await peopleById(
    db,
    papers.flatMap(({ to_id }) => to_id ?? []),
  );
  return {
    papers,
    clearance: clearanceOn(papers, today),
    taken: new Map(medicines.map((medicine) => [medicine.id, medicine])),
    booking: new Map(
      people.flatMap((person) => {
        const to = bookingWith(person);
        return to === null ? [] : [[person.id, to]];
      }),
    ),
    subject: { name: profile ? fullNameOf(profile) : '', born: profile?.date_of_birth ?? null },
  };
}
