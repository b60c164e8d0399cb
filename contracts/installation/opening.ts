import * as z from 'zod';
import { Instant } from '../kernel/period.js';
import { installationLimits as limits } from './limits.js';
import { OPENING_CODE } from './opening-code.js';

/** What stands in the link for early birds and partners; whoever has it is let in. */
export const OpeningCode = z.string().max(limits.openingCode).regex(OPENING_CODE);

/** A code as it is heard: phones begin with a capital, and people leave hyphens out. */
export const heardAs = (code: string): string => code.toLowerCase().replaceAll(/[\s-]/g, '');

/**
 * An installation that is not open yet (ADR 108, spec §3 "early-access state"). `opensAt`: from then on it is open by
 * itself; null: nobody knows yet. `code` never leaves for anybody but admins.
 */
export const Opening = z.strictObject({ opensAt: Instant.nullable(), code: OpeningCode });
export type Opening = z.infer<typeof Opening>;

/** Whether everybody is let in. @param now milliseconds */
export const isOpen = (opening: Opening | null, now: number): boolean =>
  opening === null || (opening.opensAt !== null && Date.parse(opening.opensAt) <= now);
