import { accounts } from './accounts.js';
import { certificates } from './certificates.js';
import { daily } from './daily.js';
import { favouriteLists } from './favourite-lists.js';
import { files } from './files.js';
import { missingTraders } from './missing-traders.js';
import { roles } from './roles.js';
import { takeouts } from './takeouts.js';
import { traders } from './traders.js';
import { unfinishedDeletions } from './unfinished-deletions.js';

export const projections = [
  accounts,
  certificates,
  daily,
  favouriteLists,
  files,
  missingTraders,
  roles,
  takeouts,
  traders,
  unfinishedDeletions,
];
