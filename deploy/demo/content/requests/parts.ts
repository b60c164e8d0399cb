import type { DemoMessage, DemoPeriod, DemoRating, DemoRequest } from '../types.js';

/** Half-open, counted from today: `days(-9, -7)` are two days, the thing is back on the third. */
export const days = (from: number, to: number): DemoPeriod => ({ kind: 'days', from, to });
export const hours = (day: number, time: string, count: number): DemoPeriod => ({
  kind: 'hours',
  day,
  time,
  hours: count,
});

/** What the creator and the vendor write. */
export const c = (text: string): DemoMessage => ({ by: 'creator', text });
export const v = (text: string): DemoMessage => ({ by: 'vendor', text });

type Stars = DemoRating['stars'];
export const creatorSays = (stars: Stars, text: string): DemoRating => ({ by: 'creator', stars, text });
export const vendorSays = (stars: Stars, text: string): DemoRating => ({ by: 'vendor', stars, text });

type Ask = Readonly<{ offer: string; creator: string; period: DemoPeriod; pricing?: number; sent: number }>;

/** The key follows from what is asked for, so it stays the same when others are added. */
export const ask = (
  { offer, creator, period, pricing = 0, sent }: Ask,
  messages: readonly DemoMessage[],
  state: DemoRequest['state'],
): DemoRequest => ({
  key: `${offer}-${creator}-${period.kind === 'days' ? period.from : period.day}`,
  offer,
  creator,
  period,
  pricing,
  sentDaysAgo: sent,
  messages,
  state,
});

export const completed = (...ratings: DemoRating[]): DemoRequest['state'] => ({ kind: 'completed', ratings });
