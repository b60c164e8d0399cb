import { decided } from '@lendring/contracts/kernel/decider.js';
import { START } from '@lendring/contracts/kernel/ids.js';
import type { notificationApi } from '@lendring/contracts/notification/queries.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { Ports } from '../ports.js';
import { addDevice } from './add-device.js';
import { remove } from './decide.js';
import { devicesAggregate } from './devices.aggregate.js';
import { shownDevice } from './shown-device.js';

/** Browsers that receive pushes (ADR 51). */
export const devices = ({ commands, load, push }: Pick<Ports, 'commands' | 'load' | 'push'>) => {
  const handlers: Pick<CommandHandlers<typeof notificationApi>, 'addDevice' | 'removeDevice'> = {
    async addDevice({ subscription, label }, call) {
      const { actor, locale } = call;
      if (actor.kind !== 'user') return { ok: true, position: START };
      if (!push?.mayBeAt(subscription.endpoint)) return { ok: false, refusal: { code: 'push_address_refused' } };
      return addDevice(commands, actor.userId, { subscription, label, locale }, call);
    },
    async removeDevice({ deviceId }, call) {
      const { actor } = call;
      if (actor.kind !== 'user') return { ok: true, position: START };
      return commands.on(devicesAggregate, actor.userId, call, (state) =>
        decided(remove(state, actor.userId, deviceId, 'owner')),
      );
    },
  };
  const queries: Pick<ServiceHandlers<typeof notificationApi>['queries'], 'devices'> = {
    async devices({ endpoint }, { actor }) {
      if (actor.kind !== 'user' || !push) return null;
      const own = await load(devicesAggregate, actor.userId);
      const here = own.find(({ subscription }) => subscription.endpoint === endpoint)?.deviceId ?? null;
      return { key: push.publicKey, here, devices: own.map(shownDevice) };
    },
  };
  return { commands: handlers, queries } satisfies Capability;
};
