import type { Filter } from './documents.port.js';

/** Filter for a text prefix, by code points; `path` must lead to a single text, not a list. */
export const beginning = (path: string, form: string): Filter => ({
  $and: [{ [path]: { $gte: form } }, { [path]: { $lt: `${form}\u{10ffff}` } }],
});
