import type { Page } from 'playwright';

/** More than 20,000 rows of one client, put into the local database as a sync would have: two years of use. */
export const fillWithTwoYears = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const DAYS = 730;
    const TABLES = [
      ...['meal_plans', 'water_intake', 'measurements', 'exercises'],
      ...['workout_sessions', 'workout_exercises', 'workout_sets'],
    ];
    const known = await indexedDB.databases();
    const name = known.find((each) => each.name?.startsWith('user:'))?.name ?? '';
    const user_id = name.slice('user:'.length);
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name);
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });
    const written = db.transaction(TABLES, 'readwrite');
    let rows = 0;

    function put(table: string, at: string, row: object): string {
      const id = crypto.randomUUID();
      const own = {
        id,
        user_id,
        rev: crypto.randomUUID(),
        updated_at: at,
        created_at: at,
        deleted: false,
        notes: null,
      };
      written.objectStore(table).put({ ...own, ...row });
      rows += 1;
      return id;
    }

    const exerciseIds = await new Promise<string[]>((resolve) => {
      const all = written.objectStore('exercises').getAll();
      all.addEventListener('success', () => {
        const exercises = all.result as { id: string; measure: string }[];
        resolve(exercises.filter(({ measure }) => measure === 'reps').map(({ id }) => id));
      });
    });

    function putExercise(session_id: string, at: string, order_index: number, state: object) {
      const exercise_id = exerciseIds[order_index];
      const target = { reps: 10, target_weight_kg: 20, target_seconds: null, rest_seconds: 60, superset_group: null };
      const row = { session_id, exercise_id, order_index, skipped: false, ...target, ...state };
      return { session_id, exercise_id, workout_exercise_id: put('workout_exercises', at, row) };
    }

    function putSession(at: string, status: string, ended: object): string {
      const began = { program_id: null, name: 'Legs', status, scheduled_for: at, started_at: at };
      return put('workout_sessions', at, { ...began, ...ended });
    }

    function putWorkout(at: string): void {
      const ended = { completed_at: at, duration_minutes: 40, calories_burned: 200 };
      const session_id = putSession(at, 'completed', ended);
      for (let place = 0; place < 8; place++) {
        const of = putExercise(session_id, at, place, { sets: 5, completed: true });
        for (let set_index = 0; set_index < 5; set_index++) {
          const done = { kind: 'working', reps: 10, duration_seconds: null, distance_m: null, rpe: null };
          put('workout_sets', at, { ...of, set_index, ...done, weight_kg: 20, completed_at: at });
        }
      }
    }

    /** It runs now, and is longer than the gestures that are measured; today's meals are the seed's. */
    function putRunningWorkout(at: string): void {
      const session_id = putSession(at, 'in-progress', {
        completed_at: null,
        duration_minutes: null,
        calories_burned: null,
      });
      for (let place = 0; place < 10; place++) putExercise(session_id, at, place, { sets: 10, completed: false });
    }

    putRunningWorkout(new Date().toISOString());
    for (let day = 1; day <= DAYS; day++) {
      const at = new Date(Date.now() - day * 86_400_000).toISOString();
      const date = at.slice(0, 10);
      for (let meal = 0; meal < 5; meal++) {
        const eaten = { meal_type: 'lunch', logged: true, logged_at: at, source: 'manual' };
        const figures = { calories: 300, protein: 20, carbs: 30, fat: 10, food_id: null, grams: null, servings: null };
        put('meal_plans', at, { date, name: `Eba ${meal}`, ...eaten, ...figures });
      }
      put('water_intake', at, { date, glasses_consumed: 5 });
      if (day % 2 === 0) putWorkout(at);
      const weight = { kind: 'weight', value: 70 + day / 100, unit: 'kg', measured_at: at, source: 'manual' };
      if (day % 7 === 0) put('measurements', at, weight);
    }
    await new Promise((resolve, reject) => {
      written.addEventListener('complete', resolve);
      written.addEventListener('error', () => reject(written.error));
    });
    db.close();
    return rows;
  });
