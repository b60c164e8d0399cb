import { later } from './later.js';

export const Badges = later(async () => (await import('./Verified.js')).Verified);
