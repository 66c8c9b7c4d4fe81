import { useState } from 'react';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { useStandings } from '#src/data/sync/standing.ts';
import { relativeTime } from '#src/lib/relative-time.ts';
import { Badge } from '#src/ui/badge.tsx';
import { IconButton } from '#src/ui/button.tsx';
import {
  BellIcon,
  CalendarIcon,
  CheckIcon,
  GearIcon,
  InfoIcon,
  MailIcon,
  PeopleIcon,
  WarningIcon,
  WorkoutIcon,
} from '#src/ui/icons.tsx';
import type { IconPart } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { useFollow } from '#src/ui/use-follow.ts';
import { notifications } from '#sync/entities/notifications.ts';
import type { Notification } from '#sync/entities/notifications.ts';
import { categoryName } from './category.ts';
import { useMarking } from './use-marking.ts';
import { notificationsWords } from './words.ts';

const ICONS: Readonly<Record<string, IconPart>> = {
  workouts: WorkoutIcon,
  appointments: CalendarIcon,
  community: PeopleIcon,
  marketing: MailIcon,
  system: GearIcon,
};

const BADGES = {
  info: { tone: 'info', icon: InfoIcon },
  success: { tone: 'ok', icon: CheckIcon },
  warning: { tone: 'warn', icon: WarningIcon },
  error: { tone: 'bad', icon: WarningIcon },
} as const;

/** As of when the list came, so that it does not change while it is read. */
function useAge(): (at: string) => string {
  const { justNow } = useWords(notificationsWords);
  const language = useLanguage();
  const { timezone: zone } = useSettings();
  const [now] = useState(() => Date.now());
  return (at) => relativeTime(Date.parse(at), now, { language, zone, justNow });
}

export function NotificationList({ shown }: { shown: readonly Notification[] }) {
  const words = useWords(notificationsWords);
  const standings = useStandings(notifications);
  const marking = useMarking();
  const follow = useFollow();
  const age = useAge();
  const open = ({ id, read, link }: Notification): void => {
    if (!read) void marking.read(id);
    if (link !== null) follow(link);
  };
  return (
    <Rows label={words.title}>
      {shown.map((each) => (
        <Row
          key={each.id}
          icon={ICONS[each.category] ?? BellIcon}
          title={each.title}
          detail={
            <>
              <span className="message">{each.message}</span>
              <span className="muted small">{`${age(each.created_at)} · ${categoryName(words, each.category)}`}</span>
            </>
          }
          badges={<Badge {...BADGES[each.type]}>{words.type.names[each.type]}</Badge>}
          standing={standings.get(each.id)}
          past={each.read}
          onOpen={each.read && each.link === null ? undefined : () => open(each)}
          trailing={
            !each.read && (
              <IconButton
                icon={CheckIcon}
                label={words.markRead(each.title)}
                onClick={() => void marking.read(each.id)}
              />
            )
          }
        />
      ))}
    </Rows>
  );
}
