export const words = {
  own: 'Workout',
  day: (program: string, day: string) => `${program}, day ${day}`,
  activities: {
    run: 'Run',
    walk: 'Walk',
    hike: 'Hike',
    bike: 'Bike ride',
    row: 'Rowing',
    swim: 'Swim',
    skip: 'Rope skipping',
    football: 'Football',
    other: 'Other activity',
  },
};
