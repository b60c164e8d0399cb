import { createHash, timingSafeEqual } from 'node:crypto';
import { heardAs, isOpen, type Opening } from '@lendring/contracts/installation/opening.js';
import type { installationApi } from '@lendring/contracts/installation/queries.js';
import type { Brake } from '@lendring/platform/guessing/brake.js';
import type { Allowance } from '@lendring/platform/guessing/throttle.js';
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
    brake,
    opening,
  }: Readonly<{ brake: Brake; opening: () => Promise<Opening | null> }>): ServiceHandlers<
    typeof installationApi
  >['queries']['openingCode'] =>
  async ({ code, network }, { at }) => {
    const now = await opening();
    if (now === null || isOpen(now, Date.parse(at))) return { right: true };
    const counted = [{ key: `opening code from ${network}`, allowance: wrongCodes }];
    const seconds = await brake.miss(counted);
    if (seconds > 0) return { seconds };
    const right = timingSafeEqual(digestOf(heardAs(code)), digestOf(heardAs(now.code)));
    if (right) await brake.forgive(counted);
    return { right };
  };
