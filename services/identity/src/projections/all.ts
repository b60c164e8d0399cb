import { credentialView } from './credentials.js';

/** Every read model of the identity service. */
export const projections = [credentialView];
