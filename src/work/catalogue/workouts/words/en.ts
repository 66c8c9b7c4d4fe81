export const words = {
  own: 'Workout',
  day: (program: string, day: string) => `${program}, day ${day}`,
};
