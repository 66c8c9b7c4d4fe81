export { naturalId } from '#sync/engine/natural-id.ts';
