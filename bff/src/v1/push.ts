import { ECDH } from 'node:crypto';
import { PushSubscription } from '@lendring/contracts/notification/devices.js';
import { pushIsOn } from '@lendring/contracts/texts/pushes.js';
import { inLanguage } from '@lendring/contracts/kernel/texts.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { accepted, ApiError, found } from '../errors/api-error.js';
import { commandContext, queryContext, type Handlers } from '../caller/handlers.js';

/** Parses a browser's push subscription (token in spec §7). @throws ApiError `push_token_invalid` */
const subscriptionIn = (token: string): PushSubscription => {
  try {
    const subscription = PushSubscription.parse(JSON.parse(token));
    // Throws unless the key is a point on the curve, because nothing can be encrypted for an invalid key.
    ECDH.convertKey(subscription.keys.p256dh, 'prime256v1', 'base64url');
    return subscription;
  } catch {
    throw new ApiError('push_token_invalid');
  }
};

export const pushHandlers = ({
  notification: { commands, queries },
}: Pick<ServiceApis, 'notification'>): Handlers<'userPushProfile' | 'pushDevices'> => ({
  userPushProfile: async ({ body }, caller) => {
    const subscription = subscriptionIn(body.token);
    accepted(await commands.addDevice({ subscription, label: body.label }, commandContext(caller)));
    const known = await queries.devices({ endpoint: subscription.endpoint }, queryContext(caller));
    return { deviceId: found(known?.here, 'not_found'), msg: inLanguage(pushIsOn, caller.locale) };
  },
  pushDevices: async (_, caller) => {
    const { key, devices } = found(await queries.devices({}, queryContext(caller)), 'not_found');
    return { key, devices: devices.map((device) => ({ ...device, added: device.at })) };
  },
});
