import { decided } from '@lendring/contracts/kernel/decider.js';
import type { notificationDoor } from '@lendring/contracts/notification/queries.js';
import { START } from '@lendring/contracts/kernel/ids.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { unsubscribingOf } from '../channels/mail/unsubscribe-link.js';
import { tryAgain } from '../delivery/decide.js';
import { deliveriesAggregate } from '../delivery/deliveries.js';
import { remove } from '../devices/decide.js';
import { devicesAggregate } from '../devices/devices.js';
import { addDevice } from '../keep-devices.js';
import { forgetAbout, markRead } from '../inbox/decide.js';
import { inboxAggregate } from '../inbox/inbox.js';
import { change } from '../preferences/decide.js';
import type { NotificationDeps } from '../ports.js';
import { change as changeSearch, remove as removeSearch, save } from '../searches/decide.js';
import { searchesAggregate } from '../searches/searches.js';
import { preferencesAggregate } from '../preferences/preferences.js';

/** Command handlers: users change only their own data; an unsubscribe link changes only its groups. */
export const notificationCommandHandlers = (
  commands: CommandHandler,
  { push, linkSecret }: Pick<NotificationDeps, 'push' | 'linkSecret'>,
): CommandHandlers<typeof notificationDoor> => ({
  async markRead(which, call) {
    const { actor } = call;
    if (actor.kind !== 'user') return { ok: true, position: START };
    return commands.on(inboxAggregate, actor.userId, call, (inbox) => decided(markRead(inbox, actor.userId, which)));
  },
  async changePreferences(changes, call) {
    const { actor } = call;
    if (actor.kind !== 'user') return { ok: true, position: START };
    return commands.on(preferencesAggregate, actor.userId, call, (state) =>
      decided(change(state, actor.userId, changes)),
    );
  },
  async addDevice({ subscription, label }, call) {
    const { actor, locale } = call;
    if (actor.kind !== 'user') return { ok: true, position: START };
    if (!push?.mayBeAt(subscription.endpoint)) return { ok: false, refusal: { code: 'push_address_refused' } };
    return addDevice(commands, actor.userId, { subscription, label, locale }, call);
  },
  async removeDevice({ deviceId }, call) {
    const { actor } = call;
    if (actor.kind !== 'user') return { ok: true, position: START };
    return commands.on(devicesAggregate, actor.userId, call, (devices) =>
      decided(remove(devices, actor.userId, deviceId, 'owner')),
    );
  },
  async saveSearch(wanted, call) {
    const { actor } = call;
    if (actor.kind !== 'user') return { ok: true, position: START };
    return commands.on(searchesAggregate, actor.userId, call, (searches) =>
      save(searches, actor.userId, wanted, call.at),
    );
  },
  async changeSearch(changes, call) {
    const { actor } = call;
    if (actor.kind !== 'user') return { ok: true, position: START };
    return commands.on(searchesAggregate, actor.userId, call, (searches) =>
      changeSearch(searches, actor.userId, changes, call.at),
    );
  },
  async removeSearch({ searchId }, call) {
    const { actor } = call;
    if (actor.kind !== 'user') return { ok: true, position: START };
    const { userId } = actor;
    return commands.execute(call, async (unit) => {
      const { state: searches } = await unit.load(searchesAggregate, userId);
      const { state: inbox } = await unit.load(inboxAggregate, userId);
      unit.append(searchesAggregate, userId, removeSearch(searches, userId, searchId));
      unit.append(inboxAggregate, userId, forgetAbout(inbox, userId, searchId));
      return decided(undefined);
    });
  },
  async unsubscribe({ token }, call) {
    const link = unsubscribingOf(linkSecret, token);
    if (!link) return { ok: false, refusal: { code: 'unsubscribe_link_unknown' } };
    const { userId, groups, until } = link;
    if (Date.parse(call.at) > until) return { ok: false, refusal: { code: 'unsubscribe_link_expired' } };
    const switches = groups.map((group) => ({ channel: 'mail' as const, group, on: false }));
    return commands.on(preferencesAggregate, userId, call, (state) => decided(change(state, userId, { switches })));
  },
  async tryAddressAgain({ channel }, call) {
    const { actor } = call;
    if (actor.kind !== 'user') return { ok: true, position: START };
    const { userId } = actor;
    return commands.on(deliveriesAggregate, userId, call, (lanes) =>
      decided(tryAgain(lanes[channel], { userId, channel })),
    );
  },
});
