import type { Filter } from './documents.port.js';

/** What begins like this, by code points; `path` leads to a text, not to a list of them. */
export const beginning = (path: string, form: string): Filter => ({
  $and: [{ [path]: { $gte: form } }, { [path]: { $lt: `${form}\u{10ffff}` } }],
});
