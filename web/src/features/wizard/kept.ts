/*
 * What this tab remembers of a draft: values that the server cannot take yet (a price without amount), steps that were
 * seen, and the key of a draft being started. A closed or full storage only costs comfort.
 */
const read = (key: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
};
const write = (key: string, value: unknown): void => {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch { /* See above. */ }
};

const valuesKey = (offerId: string, step: string) => `wizard:${offerId}:${step}`;

/** Values as they were typed; numbers that were none come back as missing. */
export const keptValues = {
  read: <Values>(offerId: string, step: string): Values | null => read(valuesKey(offerId, step)) as Values | null,
  write: (offerId: string, step: string, values: unknown): void => write(valuesKey(offerId, step), values),
};

const seenKey = (offerId: string) => `wizard:${offerId}:seen`;
export const seenSteps = {
  read: (offerId: string): ReadonlySet<string> => {
    const list = read(seenKey(offerId));
    return new Set(Array.isArray(list) ? list.map(String) : []);
  },
  add: (offerId: string, step: string): void => write(seenKey(offerId), [...new Set([...seenSteps.read(offerId), step])]),
};

const startKey = 'wizard:start';
/** The idempotency key of "start a draft": the same until the draft is there, so that a reload does not start a second one. */
export const startIntention = {
  key: (): string => {
    const known = read(startKey);
    if (typeof known === 'string') return known;
    const fresh = crypto.randomUUID();
    write(startKey, fresh);
    return fresh;
  },
  done: (): void => write(startKey, null),
};
