import * as z from 'zod';
import { Network } from '../kernel/network.js';
import { Instant } from '../kernel/period.js';
import { installationLimits as limits } from './limits.js';
import { OPENING_CODE } from './opening-code.js';

/** Early-access code in the link for early users and partners, which admits every visitor who has the link. */
export const OpeningCode = z.string().max(limits.openingCode).regex(OPENING_CODE);

/** Normalises a typed code, because phones capitalise the first letter and people omit hyphens. */
export const heardAs = (code: string): string => code.toLowerCase().replaceAll(/[\s-]/g, '');

/**
 * Early access before the installation opens (ADR 108, spec §3 "early-access state"). `opensAt`: time of the
 * automatic opening, or null when none is scheduled; `code` is visible to admins only.
 */
export const Opening = z.strictObject({ opensAt: Instant.nullable(), code: OpeningCode });
export type Opening = z.infer<typeof Opening>;

/** Returns true once the installation is open. @param now milliseconds since the epoch */
export const isOpen = (opening: Opening | null, now: number): boolean =>
  opening === null || (opening.opensAt !== null && Date.parse(opening.opensAt) <= now);

export const openingQueries = {
  /**
   * Checks an early-access code; always true once the installation is open. After many wrong codes from one network,
   * the answer is the number of seconds to wait.
   */
  openingCode: {
    question: z.strictObject({ code: z.string().max(limits.openingCode), network: Network }),
    answer: z.union([z.strictObject({ right: z.boolean() }), z.strictObject({ seconds: z.int() })]),
  },
} as const;
