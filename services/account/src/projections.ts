import { accounts } from './account/projection.js';
import { certificates } from './certificate/projection.js';
import { daily } from './daily.js';
import { favouriteLists } from './favourites/favourite-lists.js';
import { files } from './people/files.js';
import { lenderNames } from './lenders/lender-names.js';
import { missingTraders } from './traders/missing-traders.js';
import { roles } from './roles/projection.js';
import { takeouts } from './takeout/projection.js';
import { traders } from './traders/projection.js';
import { unfinishedDeletions } from './account-deletion/unfinished-deletions.js';

export const projections = [
  accounts,
  certificates,
  daily,
  favouriteLists,
  files,
  lenderNames,
  missingTraders,
  roles,
  takeouts,
  traders,
  unfinishedDeletions,
];
