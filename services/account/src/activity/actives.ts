import { createHmac } from 'node:crypto';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import { addDays, dayIn, daysBetween, OPERATOR_TIME_ZONE } from '@lendring/contracts/kernel/days.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { Collection, Documents, Filter } from '@lendring/platform/read-models/documents.port.js';
import { systemCommand } from '@lendring/platform/runtime/service/command-call.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { activityAggregate, countDay } from './activity.aggregate.js';

type Active = Readonly<{ id: string; day: string; before: string | null }>;

/** Recent activity in pseudonymous form, kept as long as the 30-day figures need it (ADR 104). */
export interface Actives {
  /** Records activity at an instant. The first activity of a day triggers the count of the days before. */
  note(userId: UserId, at: string): Promise<void>;
  of(userId: UserId): Promise<Readonly<{ day: string; before: string | null }> | null>;
  forget(userId: UserId): Promise<void>;
}

type Deps = Readonly<{ documents: Documents; commands: CommandHandler; key: Uint8Array }>;

const NAME = 'account-actives';
const OPEN_DAY = 'account-actives:day';
const COUNTS = '5b0f3a7e-2c1d-4f69-8a57-90b1c6d2e4f3';
const MONTH = 30;
/** Maximum number of days to count after a gap. Earlier days of a longer gap are skipped. */
const MOST_DAYS = 2 * MONTH;
const STEP = 500;

const dayOf = (at: string): string => dayIn(at, OPERATOR_TIME_ZONE);
/** Position of a write. Later days win, and a deletion (`again` = 1) wins over a write of the same day. */
const positionOf = (day: string, again: 0 | 1 = 0): string => `${day.replaceAll('-', '')}${again}`.padStart(16, '0');

/** Users active within a period, even if they were also active later. */
const between = (from: string, to: string): Filter => ({
  $or: [{ day: { $gte: from, $lte: to } }, { $and: [{ day: { $gt: to } }, { before: { $gte: from, $lte: to } }] }],
});

export const createActives = ({ documents, commands, key }: Deps): Actives => {
  let opened: Promise<Collection<Active>> | undefined;
  const actives = () => (opened ??= documents.collection<Active>(NAME, [[['day', 1]]]));
  let last: Promise<unknown> = Promise.resolve();
  let openDay: string | null = null;
  const idOf = (userId: UserId): string => createHmac('sha256', key).update(`active ${userId}`).digest('base64url');

  const count = async (day: string, at: string): Promise<void> => {
    const collection = await actives();
    const [on, in7, in30] = await Promise.all(
      [1, 7, MONTH].map((days) => collection.count(between(addDays(day, 1 - days), day))),
    );
    if (on === undefined || in7 === undefined || in30 === undefined) return;
    const call = systemCommand({ name: 'count-activity', commandId: derivedId(COUNTS, day), at });
    await commands.on(activityAggregate, day, call, (state) => countDay(state, { day, on, in7, in30 }));
  };

  const letGo = async (today: string): Promise<void> => {
    const collection = await actives();
    for (;;) {
      const old = await collection.find({ filter: { day: { $lt: addDays(today, 1 - MONTH) } }, limit: STEP });
      if (old.length === 0) return;
      // Delete at the old day's position, so that a concurrent return of the user wins with its later day.
      await collection.write(old.map(({ id, day }) => ({ id, position: positionOf(day, 1), document: null })));
    }
  };

  const turnTo = async (today: string, at: string): Promise<void> => {
    openDay ??= await documents.getValue(OPEN_DAY);
    if (openDay !== null && openDay >= today) return;
    if (openDay !== null) {
      const first = daysBetween(openDay, today) > MOST_DAYS ? addDays(today, -MOST_DAYS) : openDay;
      for (let day = first; day < today; day = addDays(day, 1)) await count(day, at);
    }
    await letGo(today);
    await documents.setValue(OPEN_DAY, today);
    openDay = today;
  };

  const note = async (userId: UserId, at: string): Promise<void> => {
    const today = dayOf(at);
    await turnTo(today, at);
    const collection = await actives();
    const id = idOf(userId);
    const known = await collection.get(id);
    if (known && known.day >= today) return;
    const document = { id, day: today, before: known?.day ?? null };
    await collection.write([{ id, position: positionOf(today), document }]);
  };

  return {
    // Serialise the calls, so that a day is counted before the next day begins.
    note: (...who) => {
      const done = last.then(() => note(...who));
      last = done.catch(() => undefined);
      return done;
    },
    of: async (userId) => (await actives()).get(idOf(userId)),
    forget: async (userId) => {
      const collection = await actives();
      const id = idOf(userId);
      const known = await collection.get(id);
      if (known) await collection.write([{ id, position: positionOf(known.day, 1), document: null }]);
    },
  };
};
