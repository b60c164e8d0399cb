import { actCodesSeen, actors, acts } from './audit-log/projection.js';
import { involved } from './case/involved.js';
import { cases } from './case/projection.js';
import { complaints } from './complaints/projection.js';
import { daily } from './daily.js';
import { decisions } from './decisions/projection.js';
import { feedback } from './feedback/projection.js';
import { hints } from './hints/projection.js';
import { reports } from './reporting/projection.js';
import { suspensions } from './suspension/projection.js';
import { months } from './transparency/projection.js';
import { flaggers } from './trusted-flaggers/projection.js';
import { pauses } from './unfounded-reports/projection.js';

export const projections = [
  cases,
  reports,
  decisions,
  suspensions,
  months,
  acts,
  actCodesSeen,
  actors,
  feedback,
  daily,
  hints,
  flaggers,
  complaints,
  pauses,
  involved,
];
