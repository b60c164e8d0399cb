import { builtInCategories, type Categories } from '@lendring/contracts/reference/category-tree.js';
import { daily } from './daily.js';
import { offersIn } from './offer/projection.js';
import { pictures } from './inspection/pictures.js';

export const projectionsIn = (categories: Categories) => [offersIn(categories), daily, pictures] as const;

/** @public Loaded by name by operators' programs. */
export const projections = projectionsIn(builtInCategories);
