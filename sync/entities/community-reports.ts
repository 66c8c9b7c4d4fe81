import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { instant, maybe, oneOf, text, uuid } from './columns.ts';

/** What it said and who wrote it is the server's to keep, as it stood when the report arrived. */
export const communityReports = defineEntity({
  name: 'community_reports',
  columns: {
    user_id: uuid,
    about: oneOf(['post', 'comment', 'person', 'message', 'challenge', 'team']),
    about_id: uuid,
    reason: oneOf(['spam', 'abuse', 'self-harm', 'body-shaming', 'unsafe-advice', 'fake-provider', 'privacy', 'other']),
    note: text(1000),
    written: maybe(text()),
    author_id: maybe(uuid),
    created_at: instant,
    decided_at: maybe(instant),
  },
  indexes: ['user_id'],
  insertOnly: ['created_at'],
  naturalKey: ['user_id', 'about', 'about_id'],
});

export type CommunityReport = RowOf<typeof communityReports>;
