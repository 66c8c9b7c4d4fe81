import type { Readable } from '#sync/engine/act.ts';
import { emergencyCards } from '#sync/entities/emergency-cards.ts';
import type { EmergencyCard } from '#sync/entities/emergency-cards.ts';
import { one } from './reading.ts';

export const cardOf = (db: Readable, userId: string): Promise<EmergencyCard | null> => one(db, emergencyCards, userId);
