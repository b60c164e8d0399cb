import { randomUUID } from 'node:crypto';
import type { ActEvent, ActCode, ActFilter } from '@lendring/contracts/moderation/audit-log.js';
import { benchPagesOf, type PageFigures } from './moderation.js';

const ACTS = 100_000;
const FROM = Date.parse('2027-01-01T00:00:00.000Z');
const EVERY_MS = 60_000;

const people = Array.from({ length: 1_000 }, () => randomUUID());
const staff = people.slice(0, 10);
const codes: readonly ActCode[] = ['case_read', 'case_decided', 'cases_listed', 'invoice_read', 'ad_approved'];
const pick = <One>(list: readonly One[], n: number): One => list[n % list.length] as One;
const timeOf = (number: number): string => new Date(FROM + number * EVERY_MS).toISOString();

const actOf = (number: number): ActEvent => ({
  type: 'StaffActed',
  data: {
    actId: randomUUID(),
    act: pick(codes, number),
    subject: { kind: 'case', id: randomUUID() },
    about: pick(people, number * 7),
    by: pick(staff, number * 3),
    at: timeOf(number),
  },
});

const filterOf = (n: number): ActFilter => {
  const by = { by: pick(staff, n) };
  const about = { about: pick(people, n) };
  const act = { act: pick(codes, n) };
  const days = { from: timeOf((n * 251) % ACTS).slice(0, 10), to: timeOf(((n * 251) % ACTS) + 10_000).slice(0, 10) };
  return pick([{}, by, about, act, days, { ...by, ...act, ...days }], n);
};

export const benchActs = (): Promise<PageFigures> => {
  const context = {
    actor: { kind: 'user' as const, userId: randomUUID(), roles: ['admin' as const] },
    at: timeOf(ACTS),
  };
  const make = (number: number) => {
    const event = actOf(number);
    return { stream: `act-${event.data.actId}`, events: [event] };
  };
  return benchPagesOf({ count: ACTS, make }, (queries, n) => {
    const before = n % 3 === 0 ? `${timeOf((n * 997) % ACTS)}_${people[0]}` : null;
    return queries.acts({ filter: filterOf(n), before, size: 50 }, context);
  });
};
