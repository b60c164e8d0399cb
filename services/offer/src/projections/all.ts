import { daily } from './daily.js';
import { offers } from './offers.js';
import { pictures } from './pictures.js';

/** Every read model of the offer service. */
export const projections = [offers, daily, pictures];
