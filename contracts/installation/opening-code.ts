import { installationLimits as limits } from './limits.js';

export const OPENING_CODE = new RegExp(`^(-*[A-Za-z0-9]){${limits.openingCodeLeast},}-*$`);
