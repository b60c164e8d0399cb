import { later } from '../../ui/later.js';

/** The search line of a page, drawn by the server; its code follows. */
export const Search = later(async () => (await import('./SearchBar.js')).SearchBar);
