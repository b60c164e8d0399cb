import { accounts } from './accounts.js';
import { admins } from './admins.js';
import { certificates } from './certificates.js';
import { daily } from './daily.js';
import { favouriteLists } from './favourite-lists.js';
import { takeouts } from './takeouts.js';

/** Every read model of the account service. */
export const projections = [accounts, admins, certificates, favouriteLists, takeouts, daily];
