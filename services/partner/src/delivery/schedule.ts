import { partnerLimits } from '@lendring/contracts/partner/followed-events.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Wait before each retry of an event, by number of failures; the last one repeats until the webhook is paused. */
const pauses = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR] as const;

/**
 * Time of the next attempt after `failures` consecutive failures (at least 1), with jitter to spread webhooks that
 * failed together.
 */
export const retryAt = (failures: number, now: string, random: number): string => {
  const pause = pauses[Math.min(failures, pauses.length) - 1] ?? pauses[0];
  return new Date(Date.parse(now) + Math.round(pause * (0.8 + 0.4 * random))).toISOString();
};

export const isGivenUp = (failingSince: string, now: string): boolean =>
  Date.parse(now) - Date.parse(failingSince) >= partnerLimits.failingHours * HOUR;
