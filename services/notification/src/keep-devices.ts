import { createHash } from 'node:crypto';
import { decided } from '@lendring/contracts/kernel/decider.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/door.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { PushSubscription } from '@lendring/contracts/notification/devices.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { add, remove, take } from './devices/decide.js';
import { devicesAggregate, endpointAggregate } from './devices/devices.js';

const DEVICES = '5b1d0a52-3a53-4b0e-9f0c-7a8f0d6e2c41';

type Added = Readonly<{ subscription: PushSubscription; label: string; locale: Locale }>;

/** A device's id: the same for the same browser and person. */
export const deviceIdOf = (userId: string, endpoint: string): string => derivedId(DEVICES, `${userId} ${endpoint}`);

/** A person wants pushes in a browser. Whoever wanted them there before gets none any more: the browser changed hands. */
export const addDevice = (
  commands: CommandHandler,
  userId: string,
  { subscription, label, locale }: Added,
  call: CommandCall,
): Promise<CommandAnswer> =>
  commands.execute(call, async (unit) => {
    const deviceId = deviceIdOf(userId, subscription.endpoint);
    const endpointId = createHash('sha256').update(subscription.endpoint).digest('base64url');
    const { state: owner } = await unit.load(endpointAggregate, endpointId);
    unit.append(endpointAggregate, endpointId, take(owner, userId, deviceId));
    if (owner && owner.userId !== userId) {
      const { state: theirs } = await unit.load(devicesAggregate, owner.userId);
      unit.append(devicesAggregate, owner.userId, remove(theirs, owner.userId, owner.deviceId, 'taken'));
    }
    const { state: own } = await unit.load(devicesAggregate, userId);
    unit.append(devicesAggregate, userId, add(own, userId, { deviceId, subscription, label, locale, at: call.at }));
    return decided(undefined);
  });
