/** Names of the meals of whoever is signed in, in one read of the app's own database. */
export function mealNames(): Promise<string[]> {
  const { userId } = JSON.parse(localStorage.getItem('account') ?? '{}') as { userId?: string };
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(`user:${userId}`);
    opening.addEventListener('error', () => reject(opening.error));
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('meal_plans').objectStore('meal_plans').getAll(null, 20);
      reading.addEventListener('error', () => reject(reading.error));
      reading.addEventListener('success', () =>
        resolve((reading.result as { name: string }[]).map(({ name }) => name)),
      );
    });
  });
}
