import type { DynamicModule } from '@nestjs/common';
import { notificationDoor } from '@lendring/contracts/notification/queries.js';
import type { Push } from '@lendring/platform/push/push.port.js';
import type { ServicePorts } from '@lendring/platform/runtime/service/service-core.js';
import { serviceModule } from '@lendring/platform/runtime/service/service-module.js';
import type { ChannelPort } from './channels/channel.port.js';
import { clientsOf, type Doors } from './clients.js';
import { notificationService } from './service.js';

/**
 * The whole notification service for Nest. `ports` are its own store and documents; `doors` lead to the requests,
 * `channels` and `push` to
 * people.
 */
export const notificationModule = (
  ports: ServicePorts,
  doors: Doors,
  channels: readonly ChannelPort[],
  push: Push | null,
): DynamicModule => {
  const { core, parts, handlers } = notificationService(ports, clientsOf(doors, ports.clock), channels, push);
  return serviceModule(parts, core, notificationDoor, handlers);
};
