import { credentialView } from './credential/projection.js';

export const projections = [credentialView];
