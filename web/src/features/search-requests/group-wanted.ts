import { later } from '../../ui/later.js';

export const GroupWanted = later(async () => (await import('./SearchRequestRows.js')).GroupWanted);
