import { later } from '../../ui/later.js';

/** Server-rendered search bar; its code is loaded later. */
export const Search = later(async () => (await import('./SearchBar.js')).SearchBar);
