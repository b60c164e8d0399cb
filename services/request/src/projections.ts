import { blocks } from './calendar/blocks.js';
import { calendars } from './calendar/calendars.js';
import { counterLoans } from './counter-loan/projection.js';
import { daily } from './daily.js';
import { groupLoans } from './group-lending/projection.js';
import { pieceLoans, pieceNumbers, pieces } from './pieces/projection.js';
import { ratings } from './ratings/projection.js';
import { requests } from './request/projection.js';
import { unavailabilities } from './unavailability/projection.js';

export const projections = [
  requests,
  calendars,
  blocks,
  unavailabilities,
  ratings,
  groupLoans,
  counterLoans,
  pieces,
  pieceLoans,
  pieceNumbers,
  daily,
];
