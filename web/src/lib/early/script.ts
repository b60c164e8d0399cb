import { keepEarly } from './keep-early.js';

/** The first script of a page, as text. */
export const earlyScript = `(${String(keepEarly)})()`;
