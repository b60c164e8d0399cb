import { createHash, randomUUID } from 'node:crypto';
import { decided } from '@lendring/contracts/kernel/decider.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { groupOf } from '@lendring/contracts/notification/kinds.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import { manyPushes, pushBody, pushTitles } from '@lendring/contracts/texts/pushes.js';
import { fillIn, inLanguage } from '@lendring/contracts/kernel/texts.js';
import type { Push, Pushed } from '@lendring/platform/push/push.port.js';
import { systemCommand } from '@lendring/platform/runtime/service/command-call.js';
import type { ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import { pathOf, thingOf } from './page-of-news.js';
import type { Outcome } from '../delivery/decide.js';
import { remove } from '../devices/decide.js';
import { devicesAggregate } from '../devices/devices.aggregate.js';
import type { Clients } from '../ports.js';
import type { ChannelPort, Delivery } from './channel.port.js';

/** Push payload: text without names or titles, and the page to open. */
export const payloadOf = (
  { notifications, searches }: Pick<Delivery, 'notifications' | 'searches'>,
  locale: Locale,
): string => {
  const [one, ...more] = notifications;
  const things = new Set(notifications.map(thingOf));
  const groups = new Set(notifications.map(({ kind }) => groupOf[kind]));
  const [group] = groups;
  return JSON.stringify({
    title:
      groups.size === 1 && group
        ? inLanguage(pushTitles[group], locale)
        : fillIn(inLanguage(manyPushes, locale), { count: notifications.length }),
    body: inLanguage(pushBody, locale),
    path: things.size === 1 && one ? pathOf([one, ...more], searches, locale) : pageAddress(locale, '/notifications'),
  });
};

/** Push topic, at most 32 characters (RFC 8030): a newer push about the same request replaces the older one. */
const topicOf = ({ notifications }: Delivery): string =>
  createHash('sha256').update(notifications.map(thingOf).join(' ')).digest('base64url').slice(0, 32);

/** Counts as sent when at least one device accepted, because a retry would duplicate the push there. */
const outcomeOf = (pushed: readonly Pushed[]): Outcome => {
  if (pushed.some(({ outcome }) => outcome === 'taken')) return { outcome: 'sent' };
  const failed = pushed.flatMap((one) => (one.outcome === 'failed' ? [one] : []));
  const [first] = failed;
  if (!first) return { outcome: 'nowhere' };
  const later = failed.find(({ mayHelpLater }) => mayHelpLater);
  return later ? { outcome: 'failed', code: later.code } : { outcome: 'impossible', code: first.code };
};

type Deps = Readonly<{
  push: Push;
  core: Pick<ServiceCore, 'commands' | 'load'>;
  clients: Pick<Clients, 'recipientOf'>;
  now: () => string;
}>;

/**
 * Web push to the user's browsers, in the chosen language or else that of the page where the browser was registered.
 * Expired subscriptions are removed.
 */
export const pushChannel = ({ push, core: { commands, load }, clients, now }: Deps): ChannelPort => ({
  name: 'push',
  // Batches conversations, so that the phone does not vibrate for each message.
  collectMs: 20_000,
  digests: false,
  hourly: 12,
  async deliver(delivery) {
    const { userId } = delivery;
    const devices = await load(devicesAggregate, userId);
    if (devices.length === 0) return { outcome: 'nowhere' };
    const recipient = await clients.recipientOf(userId);
    const chosen = recipient?.chose ? recipient.locale : null;
    const topic = topicOf(delivery);
    const pushed = await Promise.all(
      devices.map(async (device) => {
        const came = await push.send(device.subscription, {
          payload: payloadOf(delivery, chosen ?? device.locale),
          topic,
        });
        if (came.outcome === 'gone')
          await commands.on(
            devicesAggregate,
            userId,
            systemCommand({ name: 'push', commandId: randomUUID(), at: now() }),
            (state) => decided(remove(state, userId, device.deviceId, 'gone')),
          );
        return came;
      }),
    );
    return outcomeOf(pushed);
  },
});
