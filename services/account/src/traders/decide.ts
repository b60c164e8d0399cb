import { DAY_MS } from '@lendring/contracts/kernel/time.js';
import type { AccountRefusal } from '@lendring/contracts/account/refusals.js';
import { traderLimits, type Certification } from '@lendring/contracts/account/trader-rules.js';
import type { TraderDetails, TraderEvent, TraderFinding, TraderRegister } from '@lendring/contracts/account/traders.js';
import { decided, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import { same } from '@lendring/contracts/rules/same.js';
import { lacksOf } from './decide-missing-details.js';
import type { TraderFold } from './trader.aggregate.js';

type TraderDecision = Decision<readonly TraderEvent[], AccountRefusal>;
/**
 * The relevant part of an account. `completed`: company and legal notice exist; `details`: builds the trader details.
 */
export type TradingAccount = Readonly<{
  opened: boolean;
  commercial: boolean;
  completed: boolean;
  details: (register: TraderRegister | null) => TraderDetails;
}>;
type Whose = Readonly<{ userId: string; at: string }>;

const nothing: TraderDecision = decided([]);

/** Requests details from a user who was commercial before the rule; no event if details or a request exist. */
export const ask = ({ asked, current }: TraderFold, { userId, at }: Whose): TraderDecision => {
  if (asked !== null || current) return nothing;
  const until = new Date(Date.parse(at) + traderLimits.graceDays * DAY_MS).toISOString();
  return decided([{ type: 'TraderAsked', data: { userId, until, at } }]);
};

/** Starts the period for submitting details. Switching between private and commercial does not restart the period. */
const begin = ({ asked, begun, missing }: TraderFold, { userId, at }: Whose): TraderDecision => {
  if (missing || (asked !== null && at < asked)) return nothing;
  const until = begun ?? new Date(Date.parse(at) + traderLimits.beginDays * DAY_MS).toISOString();
  return decided([{ type: 'TraderBegan', data: { userId, until, at } }]);
};

export const lapse = ({ begun, missing, overdue }: TraderFold, { userId, at }: Whose): TraderDecision =>
  missing && begun !== null && !overdue && at >= begun
    ? decided([{ type: 'TraderOverdue', data: { userId, at } }])
    : nothing;

type Given = Readonly<{ traderId: string; register: TraderRegister | null; certification: Certification }>;

/**
 * Submits the account's details with register and certification. A repeat changes nothing. Details that staff
 * rejected are refused if unchanged, even after a time as a private user.
 */
export const give = (
  { current, wrong }: TraderFold,
  account: TradingAccount,
  { userId, at }: Whose,
  { traderId, register, certification }: Given,
): TraderDecision => {
  if (!account.opened) return refused('account_not_found');
  if (!account.commercial) return refused('not_commercial');
  if (!account.completed) return refused('legal_hints_needed');
  const details = account.details(register);
  if (lacksOf(details).length > 0) return refused('trader_incomplete');
  if (wrong && same(wrong.details, details)) return refused('trader_unchanged');
  if (current?.certification === certification && same(current.details, details)) return nothing;
  const id = current?.traderId ?? traderId;
  return decided([{ type: 'TraderDetailsGiven', data: { userId, traderId: id, details, certification, at } }]);
};

const endOf = (at: string): string => {
  const end = new Date(at);
  end.setUTCMonth(end.getUTCMonth() + traderLimits.keptMonths);
  return end.toISOString();
};

/**
 * Adapts to account changes. Changed details are updated and reviewed again; the details of a user who stops trading
 * are kept for a while; a user who starts trading must submit details.
 */
export const follow = (state: TraderFold, account: TradingAccount, { userId, at }: Whose): TraderDecision => {
  const { current, wrong, missing } = state;
  const trades = account.opened && account.commercial;
  if (!current) {
    if (trades) return begin(state, { userId, at });
    return missing ? decided([{ type: 'TraderStopped', data: { userId, at } }]) : nothing;
  }
  const { traderId } = current;
  if (!trades) return decided([{ type: 'TraderEnded', data: { userId, traderId, until: endOf(at), at } }]);
  const details: TraderDetails = account.details(current.details?.register ?? null);
  if (same(current.details, details)) return nothing;
  const changed = { type: 'TraderDetailsChanged' as const, data: { userId, traderId, details, at } };
  if (!wrong || !same(wrong.details, details)) return decided([changed]);
  const { reason, by } = wrong;
  return decided([changed, { type: 'TraderCorrectionAsked', data: { userId, traderId, reason, by, at } }]);
};

/** Records a staff review. Refused if the details have changed since staff saw the version `seen`. */
export const check = (
  { current }: TraderFold,
  { userId, at, by, seen }: Whose & Readonly<{ by: string; seen: string }>,
  finding: TraderFinding,
): TraderDecision => {
  if (!current) return refused('trader_unknown');
  if (by === userId) return refused('trader_own');
  if (current.at !== seen) return refused('trader_changed');
  const { traderId, stage, reason, details, vatIdConfirmed } = current;
  if (finding.outcome === 'checked')
    return stage === 'checked' ? nothing : decided([{ type: 'TraderChecked', data: { userId, traderId, by, at } }]);
  if (finding.outcome === 'vat_id_confirmed') {
    if (!details?.vatId) return refused('trader_changed');
    return vatIdConfirmed ? nothing : decided([{ type: 'TraderVatIdConfirmed', data: { userId, traderId, by, at } }]);
  }
  if (stage === 'correction' && reason === finding.reason) return nothing;
  return decided([{ type: 'TraderCorrectionAsked', data: { userId, traderId, reason: finding.reason, by, at } }]);
};

export const forget = ({ kept }: TraderFold, { userId, at }: Whose, traderId: string): TraderDecision =>
  kept.includes(traderId) ? decided([{ type: 'TraderForgotten', data: { userId, traderId, at } }]) : nothing;
