import type { Upcasters } from '../kernel/upcasters.js';
import { NOT_AVAILABLE } from './events.js';

/** Older shapes of events, brought to today's when they are read. */
export const requestUpcasters: Upcasters = { PeriodBlocked: [(data) => ({ kind: NOT_AVAILABLE, ...data })] };
