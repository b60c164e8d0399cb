import { moderationLimits as limits } from '@lendring/contracts/moderation/limits.js';
import type { Allowance } from '@lendring/platform/rate-limit/throttle.js';

/** A burst of ten reports, then one every six minutes. */
export const reportsFromNetwork: Allowance = {
  free: limits.reportsPerHour,
  firstSeconds: 60,
  longestSeconds: 3_600,
  forgiveSeconds: 3_600 / limits.reportsPerHour,
};

export const complaintsFromNetwork: Allowance = { ...reportsFromNetwork, free: limits.complaintsPerHour };

export const receiptsToAddress: Allowance = { free: 3, firstSeconds: 600, longestSeconds: 3_600 };
