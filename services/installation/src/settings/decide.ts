import { DAY_MS } from '@lendring/contracts/kernel/time.js';
import { planLimits } from '@lendring/contracts/billing/plan-limits.js';
import { contrastWithWhite, ENOUGH_CONTRAST } from '@lendring/contracts/installation/contrast.js';
import type { SettingEvent, Setting } from '@lendring/contracts/installation/settings.js';
import type { InstallationRefusal } from '@lendring/contracts/installation/refusals.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import { decided, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import { versionOf, withEarlierPlans, type SettingState } from './setting.aggregate.js';

/** `after`: the last version the caller knows. */
export type Act = Readonly<{ by: UserId; at: string; after: number; reason?: string | undefined }>;
export type SettingDecision = Decision<readonly SettingEvent[], InstallationRefusal>;

/** Settings that can change without a reason, because they explain themselves. */
const WITHOUT_REASON: readonly Setting['part'][] = ['operator', 'banner'];

/** Maximum days until the opening; a later date is treated as a typo. */
const FARTHEST_OPENING_DAYS = 2 * 366;

const openingProblem = (opensAt: string, at: string): InstallationRefusal | null => {
  const days = (Date.parse(opensAt) - Date.parse(at)) / DAY_MS;
  if (days <= 0) return 'opening_past';
  return days > FARTHEST_OPENING_DAYS ? 'opening_far' : null;
};

/**
 * Checks the reason, the banner's period, the accent's contrast with white, the opening date (at most two years ahead)
 * and the number of plans, withdrawn plans included.
 */
const problemOf = ({ part, value }: Setting, { at, reason }: Act): InstallationRefusal | null => {
  if (reason === undefined && !WITHOUT_REASON.includes(part)) return 'setting_reason';
  if (part === 'brand' && value?.accent)
    return contrastWithWhite(value.accent) < ENOUGH_CONTRAST ? 'brand_contrast' : null;
  if (part === 'plans') return value && value.length > planLimits.plans ? 'plans_full' : null;
  if (part === 'opening') return value?.opensAt ? openingProblem(value.opensAt, at) : null;
  if (part !== 'banner' || value === null) return null;
  if (Date.parse(value.until) <= Date.parse(value.from)) return 'banner_period';
  return Date.parse(value.until) <= Date.parse(at) ? 'banner_over' : null;
};

/** Comparing JSON is safe: the schema gives the fields a fixed order. */
const isSame = (one: Setting | null, other: Setting): boolean => JSON.stringify(one) === JSON.stringify(other);

const set = (state: SettingState, act: Act, asked: Setting, putBack: number | null): SettingDecision => {
  const setting = withEarlierPlans(state, asked);
  const { by, at, after, reason } = act;
  const last = state.versions.length;
  // Setting the current value again succeeds without a new version, even for a caller with an outdated version.
  if (isSame(versionOf(state, setting.part, last), setting)) return decided([]);
  if (after !== last) return refused('setting_changed');
  const problem = problemOf(setting, act);
  if (problem) return refused(problem);
  return decided([
    { type: 'SettingChanged', data: { number: last + 1, setting, putBack, ...(reason && { reason }), by, at } },
  ]);
};

export const change = (state: SettingState, act: Act, setting: Setting): SettingDecision =>
  set(state, act, setting, null);

export const putBack = (
  state: SettingState,
  act: Act,
  { part, number }: Readonly<{ part: Setting['part']; number: number }>,
): SettingDecision => {
  const setting = versionOf(state, part, number);
  return setting ? set(state, act, setting, number) : refused('setting_version_not_found');
};
