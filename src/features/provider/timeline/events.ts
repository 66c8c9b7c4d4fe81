import type { CareFact } from '#sync/entities/care-facts.ts';
import type { CareNote } from '#sync/entities/care-notes.ts';
import type { CarePaper } from '#sync/entities/care-papers.ts';
import type { Grant } from '#sync/entities/grants.ts';
import type { OperationRecord } from '#sync/entities/operation-records.ts';
import type { Person } from '#sync/entities/people.ts';
import type { WorkoutProgram } from '#sync/entities/workout-programs.ts';
import { peopleById } from '#sync/queries/people.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import type { Day } from '#src/lib/days.ts';
import { fullNameOf } from '#src/lib/names.ts';

type Happened =
  | { what: 'care' }
  | { what: 'visit'; title: string; came: 'attended' | 'missed' | null }
  | { what: 'declined'; title: string }
  | { what: 'note'; template: CareNote['template'] }
  | { what: 'evaluation'; score: number }
  | { what: 'workout'; name: string }
  | { what: 'milestone' | 'goal' | 'reached'; title: string }
  | { what: 'weighed'; kg: number }
  | { what: 'measured' | 'meals' | 'planned' | 'results'; count: number }
  | { what: 'offered' | 'started'; program: WorkoutProgram }
  | { what: 'targets'; kcal: number }
  | { what: 'paper'; kind: CarePaper['kind'] }
  | { what: 'fact'; kind: CareFact['kind']; name: string }
  | { what: 'order'; number: string | null }
  | { what: 'surgery'; kind: OperationRecord['kind'] }
  | { what: 'shown'; subject: Grant['subject'] };

/** A provider by id, which is null once the account is gone. */
type By = 'client' | 'app' | { id: string | null };

export type Done = Happened & { id: string; day: Day; by: By };

/** Who did it, as the reader knows them. */
export type Doer = 'client' | 'app' | 'you' | 'gone' | 'unknown' | { name: string; role: Person['role'] };

export type Event = Happened & { id: string; day: Day; by: Doer };

/** Each with who did it, as the reader knows them. */
export async function withDoers(db: ReadOnly, userId: string, done: readonly Done[]): Promise<Event[]> {
  const people = await peopleById(
    db,
    done.flatMap(({ by }) => (typeof by === 'object' && by.id !== null ? by.id : [])),
  );
  const known = new Map(people.map((person) => [person.id, { name: fullNameOf(person), role: person.role }]));
  const doerOf = (by: By): Doer => {
    if (typeof by === 'string') return by;
    if (by.id === null) return 'gone';
    return by.id === userId ? 'you' : (known.get(by.id) ?? 'unknown');
  };
  return done.map((each): Event => ({ ...each, by: doerOf(each.by) }));
}
