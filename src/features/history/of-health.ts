/** Of a phone's collection of measurements, which another thread reads. */
export const OF_HEALTH = 'of-health';
