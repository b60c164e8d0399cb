import { createHash, timingSafeEqual } from 'node:crypto';
import { heardAs, isOpen, type Opening } from '@lendring/contracts/installation/opening.js';
import type { installationApi } from '@lendring/contracts/installation/queries.js';
import type { RateLimit } from '@lendring/platform/rate-limit/shared-rate-limit.js';
import type { Allowance } from '@lendring/platform/rate-limit/throttle.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';

/**
 * A whole school or street may share one network address: allow a few typos, and never lock anyone out for longer than
 * five minutes.
 */
const wrongCodes: Allowance = { free: 10, firstSeconds: 2, longestSeconds: 300, forgiveSeconds: 60 };

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Checks the access code before the opening date (ADR 108). An attempt counts before the code is compared, so parallel
 * attempts gain nothing over sequential ones.
 */
export const tryOpeningCode =
  ({
    rateLimit,
    opening,
  }: Readonly<{ rateLimit: RateLimit; opening: () => Promise<Opening | null> }>): ServiceHandlers<
    typeof installationApi
  >['queries']['openingCode'] =>
  async ({ code, network }, { at }) => {
    const now = await opening();
    if (now === null || isOpen(now, Date.parse(at))) return { right: true };
    const counted = [{ key: `opening code from ${network}`, allowance: wrongCodes }];
    const seconds = await rateLimit.take(counted);
    if (seconds > 0) return { seconds };
    const right = timingSafeEqual(digestOf(heardAs(code)), digestOf(heardAs(now.code)));
    if (right) await rateLimit.forgive(counted);
    return { right };
  };
