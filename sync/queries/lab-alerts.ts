import type { Readable } from '#sync/engine/act.ts';
import { labAlerts } from '#sync/entities/lab-alerts.ts';
import type { LabAlert } from '#sync/entities/lab-alerts.ts';
import { sortedBy, where } from './reading.ts';

export const alertsFor = (db: Readable, doctorId: string): Promise<LabAlert[]> =>
  sortedBy(where(db, labAlerts, 'told_id', [doctorId]), 'told_at');

export const alertsOfOrders = (db: Readable, orderIds: readonly string[]): Promise<LabAlert[]> =>
  sortedBy(where(db, labAlerts, 'order_id', orderIds), 'told_at');
