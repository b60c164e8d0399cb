import * as z from 'zod';
import { Plan, Plans } from '../billing/catalogue.js';
import { VersionNumber } from './setting.js';

/** Plans that admins have set (ADR 127). */
const SetPlans = z.strictObject({
  /** Null: those of the operator's file. */
  plans: Plans.nullable(),
  /** Plans of the last version before the file was chosen again; bookings may name them. */
  former: z.array(Plan),
});

/** The plans of a version; `set` null: the caller has that version already. */
export const KnownPlans = z.strictObject({ number: VersionNumber, set: SetPlans.nullable() });
export type KnownPlans = z.infer<typeof KnownPlans>;
