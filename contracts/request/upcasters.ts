import type { Upcasters } from '../kernel/upcasters.js';
import { NOT_AVAILABLE } from './calendar.js';

export const requestUpcasters: Upcasters = { PeriodBlocked: [(data) => ({ kind: NOT_AVAILABLE, ...data })] };
