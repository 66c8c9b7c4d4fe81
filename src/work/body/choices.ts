import { profiles } from '#sync/entities/profiles.ts';

const { sex, activity } = profiles.row.shape;

/** What the sum of a day's energy asks for beside figures. */
export const BODY_CHOICES = { sex: sex.def.innerType.options, activity: activity.def.innerType.options };
