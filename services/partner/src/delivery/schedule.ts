import { partnerLimits } from '@lendring/contracts/partner/feed.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Pauses after the first, second … failure of an event; the last one repeats until the day is over. */
const pauses = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR] as const;

/**
 * When to try again after a number of failures in a row (from 1), with jitter, so that webhooks that failed together do
 * not retry together.
 */
export const retryAt = (failures: number, now: string, random: number): string => {
  const pause = pauses[Math.min(failures, pauses.length) - 1] ?? pauses[0];
  return new Date(Date.parse(now) + Math.round(pause * (0.8 + 0.4 * random))).toISOString();
};

/** A webhook that fails for a day is paused: its receiver is gone. */
export const isGivenUp = (failingSince: string, now: string): boolean =>
  Date.parse(now) - Date.parse(failingSince) >= partnerLimits.failingHours * HOUR;
