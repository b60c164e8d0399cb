import { DAY_MS } from '@lendring/contracts/kernel/time.js';
import type { GroupLoans } from '@lendring/contracts/request/group-lending.js';
import type { requestApi } from '@lendring/contracts/request/queries.js';
import { dayIn, OPERATOR_TIME_ZONE } from '@lendring/contracts/kernel/days.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import { NOT_BACK, type GroupLoanDocument } from './projection.js';
import type { ReadModels } from '../ports.js';

/** Number of months in the statistics, including the current month. */
const MONTHS = 12;
/** Days without a loan after which a user is inactive. */
const ACTIVE_DAYS = 90;
const STEP = 500;

const monthIn = (at: string, zone: string): string => dayIn(at, zone).slice(0, 7);

const monthsUntil = (at: string): readonly string[] => {
  const [year = 0, month = 1] = monthIn(at, OPERATOR_TIME_ZONE).split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - MONTHS + index, 1)).toISOString().slice(0, 7),
  );
};

export const countLoans = (loans: readonly GroupLoanDocument[], at: string): GroupLoans => {
  const names = monthsUntil(at);
  const [first = ''] = names;
  const months = new Map(names.map((month) => [month, { month, agreed: 0, running: 0, completed: 0 }]));
  const people = new Set<string>();
  const lately = new Set<string>();
  const activeSince = new Date(Date.parse(at) - ACTIVE_DAYS * DAY_MS).toISOString();
  let [crates, sixpacks] = [0, 0];
  for (const { agreedAt, start, until, zone, vendorId, creatorId, ...price } of loans) {
    if (agreedAt === null || (until !== NOT_BACK && monthIn(until, zone) < first)) continue;
    const sides = [vendorId, creatorId];
    for (const side of sides) people.add(side);
    const agreed = months.get(monthIn(agreedAt, zone));
    if (agreed) agreed.agreed += 1;
    if (start > at) continue;
    const [from, to] = [monthIn(start, zone), monthIn(until < at ? until : at, zone)];
    for (const row of months.values()) if (from <= row.month && row.month <= to) row.running += 1;
    if (until > activeSince) for (const side of sides) lately.add(side);
    if (until === NOT_BACK) continue;
    const completed = months.get(monthIn(until, zone));
    if (completed) completed.completed += 1;
    crates += price.crates;
    sixpacks += price.sixpacks;
  }
  return { months: [...months.values()], crates, sixpacks, people: [...people], lately: [...lately] };
};

/** Loan statistics of a group; the group service authorises access. */
export const groupLoansHandler =
  ({ groupLoans }: Pick<ReadModels, 'groupLoans'>): ServiceHandlers<typeof requestApi>['queries']['groupLoans'] =>
  async ({ groupId }, { actor, at }) => {
    if (actor.kind !== 'system') return countLoans([], at);
    // Subtract 31 days per month, plus one day for time zones.
    const since = new Date(Date.parse(at) - (MONTHS * 31 + 1) * DAY_MS).toISOString();
    const loans: GroupLoanDocument[] = [];
    for (;;) {
      const step = await groupLoans.find({
        filter: { groupIds: groupId, until: { $gt: since } },
        skip: loans.length,
        limit: STEP,
      });
      loans.push(...step);
      if (step.length < STEP) return countLoans(loans, at);
    }
  };
