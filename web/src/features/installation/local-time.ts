const MINUTE = 60_000;

/** An instant as the browser's field for day and time shows it, in the device's zone: `2027-02-01T18:30`. */
export const localTime = (iso: string): string => {
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * MINUTE).toISOString().slice(0, 16);
};

/** What such a field says as an instant; null: nothing, or no time that there is. */
export const instantAt = (local: string): string | null => {
  const at = new Date(local);
  return local === '' || Number.isNaN(at.getTime()) ? null : at.toISOString();
};
