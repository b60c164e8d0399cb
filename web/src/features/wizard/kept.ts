/*
 * What this tab remembers of a draft: values that the server cannot take yet (a price without amount) and the key of a
 * draft being started. A closed or full storage only costs comfort.
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
  } catch {
    /* See above. */
  }
};

const valuesKey = (offerId: string, part: string) => `wizard:${offerId}:${part}`;

/** Values as they were typed, by part; numbers that were none come back as missing. A new draft has an empty id. */
export const keptValues = {
  read: <Values>(offerId: string, part: string): Values | null => read(valuesKey(offerId, part)) as Values | null,
  write: (offerId: string, part: string, values: unknown): void => write(valuesKey(offerId, part), values),
  /** What was typed before the draft had an id belongs to it from now on. */
  adopt: (offerId: string): void => {
    try {
      const prefix = valuesKey('', '');
      for (const key of Object.keys(sessionStorage).filter((one) => one.startsWith(prefix))) {
        write(valuesKey(offerId, key.slice(prefix.length)), read(key));
        write(key, null);
      }
    } catch {
      /* See above. */
    }
  },
};

const startKey = 'wizard:start';
/**
 * The idempotency key of "start a draft": the same until the draft is there, so that a reload does not start a second
 * one.
 */
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
