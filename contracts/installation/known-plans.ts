import * as z from 'zod';
import { Plan, Plans } from '../billing/catalogue.js';
import { VersionNumber } from './setting.js';

const SetPlans = z.strictObject({
  plans: Plans.nullable(),
  /** Plans of the last version before a return to the file; bookings may refer to them. */
  former: z.array(Plan),
});

export const KnownPlans = z.strictObject({ number: VersionNumber, set: SetPlans.nullable() });
export type KnownPlans = z.infer<typeof KnownPlans>;
