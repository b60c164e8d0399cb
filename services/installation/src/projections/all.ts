import { versions } from './versions.js';

/** Every read model of the installation service. */
export const projections = [versions];
