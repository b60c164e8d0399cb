/*
 * Draft state in session storage: values that the API would reject (such as a price without an amount), and the
 * idempotency key of a draft being created. Failures to store are ignored, because they only lose convenience.
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
    /* Storage is full or blocked; see the top of the file. */
  }
};

const valuesKey = (offerId: string, part: string) => `wizard:${offerId}:${part}`;

/** Form values by part; NaN is restored as null. A new draft has an empty id. */
export const keptValues = {
  read: <Values>(offerId: string, part: string): Values | null => read(valuesKey(offerId, part)) as Values | null,
  write: (offerId: string, part: string, values: unknown): void => write(valuesKey(offerId, part), values),
  /** Assigns values typed before the draft existed to its new id. */
  adopt: (offerId: string): void => {
    try {
      const prefix = valuesKey('', '');
      for (const key of Object.keys(sessionStorage).filter((one) => one.startsWith(prefix))) {
        write(valuesKey(offerId, key.slice(prefix.length)), read(key));
        write(key, null);
      }
    } catch {
      /* Storage is full or blocked; see the top of the file. */
    }
  },
};

const startKey = 'wizard:start';
/**
 * Idempotency key for creating a draft; kept until the draft exists, so that a reload does not create a second draft.
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
