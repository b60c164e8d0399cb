import { later } from '../../ui/later.js';

export const Badges = later(async () => (await import('./Verified.js')).Verified);
