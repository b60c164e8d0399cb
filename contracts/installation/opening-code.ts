import { installationLimits as limits } from './limits.js';

/** Letters and digits, and hyphens between them that count for nothing. */
export const OPENING_CODE = new RegExp(`^(-*[A-Za-z0-9]){${limits.openingCodeLeast},}-*$`);
