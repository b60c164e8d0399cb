/** Local start time of an hourly loan, in steps of half an hour as in the form. */
export const START_TIME = /^(?:[01]\d|2[0-3]):[03]0$/;

export const startTimes: readonly string[] = Array.from(
  { length: 48 },
  (_, index) => `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
);
