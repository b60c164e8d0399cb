import { categoryTree } from './category-tree.js';
import { categoryVersions } from './category-versions.js';
import { legalTexts, legalVersions } from './legal-texts.js';
import { versions } from './versions.js';

export const projections = [versions, categoryTree, categoryVersions, legalVersions, legalTexts];
