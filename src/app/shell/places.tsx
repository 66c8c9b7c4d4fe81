import { memo } from 'react';
import { Place, Places } from '#src/ui/nav.tsx';
import { useWords } from '#src/ui/language.tsx';
import { appWords } from '../words.ts';
import type { Group } from './navigation.ts';

/** The groups of the sidebar, memoised so that changes around them do not re-render them. */
export const GroupedPlaces = memo(function GroupedPlaces({ groups }: { groups: readonly Group[] }) {
  const words = useWords(appWords);
  return groups.map(({ name, places }) => (
    <Places key={name} title={words.groups[name]}>
      {places.map(({ path, name: place, icon }) => (
        <Place
          key={path}
          to={path}
          icon={icon}
          label={words.places[place]}
          leaves={path === '/'}
          end={places.some((other) => other.path.startsWith(`${path}/`))}
        />
      ))}
    </Places>
  ));
});
