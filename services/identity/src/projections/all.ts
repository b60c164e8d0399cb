import { credentialView } from './credentials.js';

export const projections = [credentialView];
