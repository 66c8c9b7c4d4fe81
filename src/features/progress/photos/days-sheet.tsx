import { useState } from 'react';
import { useRow } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { knownOf } from '#src/lib/answer.ts';
import type { Day, Here } from '#src/lib/days.ts';
import { useWords } from '#src/ui/language.tsx';
import { Calendar } from '#src/ui/parts/calendar.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Picture } from '#src/work/photos/picture.tsx';
import { albumOf } from './album.ts';
import type { Album } from './album.ts';
import { Facts } from './facts.tsx';
import { Gate } from './lock/gate.tsx';
import { photoWords } from './words.ts';

function Days({ shots, today }: Pick<Album, 'shots'> & { today: Day }) {
  const words = useWords(photoWords).days;
  const { week_start } = useSettings();
  const onDay = Map.groupBy(shots, ({ photo }) => photo.taken_on);
  const [chosen, setChosen] = useState(shots[0]?.photo.taken_on ?? today);
  return (
    <>
      <Calendar
        label={words.label}
        value={chosen}
        today={today}
        first={shots.at(-1)?.photo.taken_on ?? today}
        last={today}
        weekStart={week_start}
        isOpen={(day) => onDay.has(day)}
        marked={(day) => {
          const count = onDay.get(day)?.length ?? 0;
          return count > 0 ? { count, told: words.count(count) } : undefined;
        }}
        onChange={setChosen}
      />
      {(onDay.get(chosen) ?? []).map((shot) => (
        <div key={shot.photo.id} className="photo-form">
          <Picture photo={shot.photo} />
          <Facts {...shot} hasNote />
        </div>
      ))}
    </>
  );
}

/** A month with a dot on each day that has photos, and the photos of one. */
export function DaysSheet({ here, onClose }: { here: Here; onClose: () => void }) {
  const words = useWords(photoWords).days;
  const album = knownOf(useRow((db, userId) => albumOf(db, userId, here), [here.today, here.zone]));
  return (
    <Sheet open title={words.title} onClose={onClose}>
      <div className="photo-form">
        <Gate>{album && <Days shots={album.shots} today={here.today} />}</Gate>
      </div>
    </Sheet>
  );
}
