import { builtInCategories, type Categories } from '@lendring/platform/runtime/categories/categories.port.js';
import { daily } from './daily.js';
import { offersIn } from './offers.js';
import { pictures } from './pictures.js';

/** Every read model of the offer service, over these categories. */
export const projectionsIn = (categories: Categories) => [offersIn(categories), daily, pictures] as const;

/** @public The same for operators' programs, which load it by its name. */
export const projections = projectionsIn(builtInCategories);
