import { blocks } from './blocks.js';
import { calendars } from './calendars.js';
import { daily } from './daily.js';
import { groupLoans } from './group-loans.js';
import { ratings } from './ratings.js';
import { requests } from './requests.js';

/** Every read model of the request service. */
export const projections = [requests, calendars, blocks, ratings, groupLoans, daily];
