import { later } from './later.js';

/** The badges of a person, whose code follows that of the page. */
export const Badges = later(async () => (await import('./Verified.js')).Verified);
