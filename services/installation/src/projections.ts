import { categoryTree } from './categories/tree-projection.js';
import { categoryVersions } from './categories/versions-projection.js';
import { legalTexts, legalVersions } from './legal-texts/projection.js';
import { versions } from './settings/projection.js';

export const projections = [versions, categoryTree, categoryVersions, legalVersions, legalTexts];
