import { changeOffer } from '#sync/actions/offered-programs.ts';
import type { WorkoutProgram } from '#sync/entities/workout-programs.ts';
import { useRestRow } from '#src/data/rows.ts';
import { useToday } from '#src/data/time/use-today.ts';
import { knownOf } from '#src/lib/answer.ts';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useKept } from '#src/work/remote/use-kept.ts';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { useSave } from '#src/work/use-save.ts';
import { programChanges } from '#src/work/versions/changes.ts';
import { useProgramChanges } from '#src/work/versions/program-in-words.ts';
import { ProgramVersions as Shape } from '#src/work/versions/shape.ts';
import type { ProgramOnce } from '#src/work/versions/shape.ts';
import { VersionRows } from '#src/work/versions/version-rows.tsx';
import { versionWords } from '#src/work/versions/words.ts';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { recordWords } from '../record/words.ts';
import { programNow } from './now.ts';
import { keepTold, takenVersions } from './taken.ts';

interface ProgramVersionsProps {
  clientId: string;
  program: WorkoutProgram;
  /** Made by the reader, and so the reader's to change. */
  isMine: boolean;
  onClose: () => void;
}

/** What a program said before; its maker takes any of it up again. */
export function ProgramVersions({ clientId, program, isMine, onClose }: ProgramVersionsProps) {
  const words = useWords(versionWords);
  const { program: of } = useWords(recordWords);
  const inWords = useProgramChanges();
  const today = useToday();
  const save = useSave();
  const asked = useRemote({
    key: ['versions of a program', program.id],
    ask: (client, signal) => client.rpc('program_versions', { program: program.id }).abortSignal(signal),
    shape: Shape,
  });
  const remote = useKept({
    remote: asked,
    name: program.id,
    keep: (db, { value, at }) => keepTold(db, clientId, { at: at + db.offset, told: new Map([[program.id, value]]) }),
    read: (db) => takenVersions(db, { clientId, keys: [program.id], shape: Shape }),
  });
  const saysNow = knownOf(useRestRow((db) => programNow(db, program), [program]));
  async function takeUp(plan: ProgramOnce): Promise<void> {
    const { starts_on, weekdays } = program;
    const saved = await save(changeOffer(program.id, { plan: { ...plan, starts_on, weekdays }, today }), {
      failed: { title: of.notSaved },
      done: { title: words.takenUp, description: plan.title },
      once: program.id,
    });
    if (saved) onClose();
  }
  return (
    <Sheet open title={words.title} onClose={onClose}>
      <Remotely remote={remote} failed={words.failed}>
        {(versions) => (
          <VersionRows
            help={isMine ? words.program : null}
            versions={versions.map((version, at) => {
              const before = versions[at + 1];
              const isNow = at === 0 && saysNow?.(version.plan) !== false;
              return {
                ...version,
                lines: before
                  ? inWords(programChanges(before.plan, version.plan))
                  : [version.is_first === false ? words.oldest : words.first],
                isNow,
                onTakeUp: isMine && !isNow ? () => void takeUp(version.plan) : null,
              };
            })}
          />
        )}
      </Remotely>
    </Sheet>
  );
}
