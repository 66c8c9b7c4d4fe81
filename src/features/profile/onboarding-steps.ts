import { BodyFields, CareFields, GoalField, PersonFields } from './fields.tsx';

export const STEP_PARTS = [
  { name: 'person', Part: PersonFields },
  { name: 'body', Part: BodyFields },
  { name: 'goal', Part: GoalField },
  { name: 'care', Part: CareFields },
] as const;
