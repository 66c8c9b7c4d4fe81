import type { Page } from 'playwright';

export const CLIENTS = 40;

/** What the roster reads. */
export const TABLES = [
  ...['people', 'contacts', 'client_assignments', 'messages'],
  ...['meal_plans', 'water_intake', 'measurements', 'workout_sessions'],
];

/** Forty clients in a trainer's local database, each with what his share has of nine days, put there as a sync would. */
export const fillWithClients = (page: Page): Promise<number> =>
  page.evaluate(
    async ({ clients, tables }) => {
      const DAYS = 9;
      const known = await indexedDB.databases();
      const name = known.find((each) => each.name?.startsWith('user:'))?.name ?? '';
      const me = name.slice('user:'.length);
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
      const written = db.transaction(tables, 'readwrite');
      let rows = 0;

      function put(table: string, at: string, row: object): void {
        const own = { id: crypto.randomUUID(), rev: crypto.randomUUID(), updated_at: at, created_at: at };
        written.objectStore(table).put({ ...own, deleted: false, notes: null, ...row });
        rows += 1;
      }

      function putDay(user_id: string, day: number): void {
        const at = new Date(Date.now() - day * 86_400_000).toISOString();
        const date = at.slice(0, 10);
        for (let meal = 0; meal < 4; meal++) {
          const eaten = { meal_type: 'lunch', logged: true, logged_at: at, source: 'manual' };
          const figures = {
            calories: 300,
            protein: 20,
            carbs: 30,
            fat: 10,
            food_id: null,
            grams: null,
            servings: null,
          };
          put('meal_plans', at, { user_id, date, name: `Eba ${meal}`, ...eaten, ...figures });
        }
        put('water_intake', at, { user_id, date, glasses_consumed: 5 });
        for (const kind of ['weight', 'systolic', 'diastolic', 'heart_rate', 'steps']) {
          put('measurements', at, {
            user_id,
            kind,
            value: 80,
            unit: '',
            measured_at: at,
            source: 'manual',
            context: null,
          });
        }
        const ended = { status: 'completed', scheduled_for: at, started_at: at, completed_at: at };
        put('workout_sessions', at, { user_id, program_id: null, name: 'Legs', ...ended });
        const said = { client_id: user_id, provider_id: me, sender_id: user_id, content: 'How much?' };
        put('messages', at, { ...said, arrived_at: at, retract_reason: null, urgent: false });
      }

      for (let n = 0; n < clients; n++) {
        const client_id = crypto.randomUUID();
        const at = new Date().toISOString();
        const person = { first_name: 'Client', last_name: String(n), role: 'client', listed: false };
        put('people', at, { id: client_id, user_id: client_id, avatar_path: null, ...person });
        put('contacts', at, { id: client_id, user_id: client_id, phone: null, email: null });
        const given = { assignment_date: at.slice(0, 10), program_focus: 'Strength', sessions_per_week: 3 };
        put('client_assignments', at, { trainer_id: me, client_id, status: 'active', ...given });
        for (let day = 0; day < DAYS; day++) putDay(client_id, day);
      }
      await new Promise((resolve, reject) => {
        written.addEventListener('complete', resolve);
        written.addEventListener('error', () => reject(written.error));
      });
      db.close();
      return rows;
    },
    { clients: CLIENTS, tables: TABLES },
  );
