import { later } from '../../ui/later.js';

export const Search = later(async () => (await import('./SearchBar.js')).SearchBar);
