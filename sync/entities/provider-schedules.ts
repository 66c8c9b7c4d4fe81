import { defineEntity } from '#sync/engine/define-entity.ts';
import { day, flag, integer, maybe, secureLink, text, uuid } from './columns.ts';

export const providerSchedules = defineEntity({
  name: 'provider_schedules',
  columns: {
    user_id: uuid,
    zone: text(60),
    slot_minutes: integer(5, 240),
    auto_confirm: flag,
    location: maybe(text(300)),
    call_url: maybe(secureLink(500)),
    away_note: maybe(text(300)),
    away_until: maybe(day),
    away_cover: maybe(uuid),
  },
  together: [['away_note', 'away_until', 'away_cover']],
});
