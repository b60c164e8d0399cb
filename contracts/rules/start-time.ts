/** A local time at which a loan by the hour may begin: every half hour, as the page offers. */
export const START_TIME = /^(?:[01]\d|2[0-3]):[03]0$/;

/** All start times of a day, the earliest first. */
export const startTimes: readonly string[] = Array.from(
  { length: 48 },
  (_, index) => `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
);
