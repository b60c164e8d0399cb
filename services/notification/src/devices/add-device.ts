import { createHash } from 'node:crypto';
import { decided, refused } from '@lendring/contracts/kernel/decider.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { PushSubscription } from '@lendring/contracts/notification/devices.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { add, mayGoOver, remove, take } from './decide.js';
import { devicesAggregate, endpointAggregate } from './devices.aggregate.js';

const DEVICES = '5b1d0a52-3a53-4b0e-9f0c-7a8f0d6e2c41';

type Added = Readonly<{ subscription: PushSubscription; label: string; locale: Locale }>;

export const deviceIdOf = (userId: string, endpoint: string): string => derivedId(DEVICES, `${userId} ${endpoint}`);

/**
 * Registers a browser for pushes and unregisters its previous user. Refuses with `push_address_taken` when another user
 * is registered with different keys.
 */
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
    if (owner && owner.userId !== userId) {
      const { state: theirs } = await unit.load(devicesAggregate, owner.userId);
      if (!mayGoOver(theirs, owner.deviceId, subscription)) return refused('push_address_taken');
      unit.append(devicesAggregate, owner.userId, remove(theirs, owner.userId, owner.deviceId, 'taken'));
    }
    unit.append(endpointAggregate, endpointId, take(owner, userId, deviceId));
    const { state: own } = await unit.load(devicesAggregate, userId);
    unit.append(devicesAggregate, userId, add(own, userId, { deviceId, subscription, label, locale, at: call.at }));
    return decided(undefined);
  });
