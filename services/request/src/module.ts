import type { DynamicModule } from '@nestjs/common';
import { calendarPersonal, requestPersonal } from '@lendring/contracts/request/events.js';
import { requestDoor } from '@lendring/contracts/request/queries.js';
import type { DoorHandlers } from '@lendring/platform/runtime/door.js';
import { createServiceCore, type ServiceCore, type ServicePorts } from '@lendring/platform/runtime/service-core.js';
import { serviceModule } from '@lendring/platform/runtime/service-module.js';
import type { ServiceDefinition } from '@lendring/platform/runtime/service.js';
import { calendarQueryHandlers } from './door/calendar-queries.js';
import { requestCommandHandlers } from './door/commands.js';
import { requestQueryHandlers } from './door/request-queries.js';
import { expireWhenPeriodBegins } from './policies/expire-when-period-begins.js';
import type { Neighbours } from './ports.js';
import { blocks } from './projections/blocks.js';
import { calendars } from './projections/calendars.js';
import { ratings } from './projections/ratings.js';
import { requests } from './projections/requests.js';
import { publish } from './publish.js';

type Handlers = DoorHandlers<typeof requestDoor>;

const name = 'request';
const personal = { ...requestPersonal, ...calendarPersonal };

/** The whole service, still without Nest: what it runs and what answers behind its door. */
export const requestService = (ports: ServicePorts, neighbours: Neighbours): { core: ServiceCore; definition: ServiceDefinition; handlers: Handlers } => {
  const core = createServiceCore({ name, personal }, ports);
  const read = { requests: core.view(requests), calendars: core.view(calendars), blocks: core.view(blocks), ratings: core.view(ratings) };
  const commands = requestCommandHandlers({ commands: core.commands, read, ...neighbours });
  const definition: ServiceDefinition = {
    name, personal, projections: [requests, calendars, blocks, ratings], policies: [], reactions: [],
    clockPolicies: [expireWhenPeriodBegins(read.requests, commands.expire)], publish,
  };
  return { core, definition, handlers: { commands, queries: { ...requestQueryHandlers(read), ...calendarQueryHandlers(read) } } };
};

/** The request service as a Nest module; `neighbours` ask the doors of offer and account. */
export const requestModule = (ports: ServicePorts, neighbours: Neighbours): DynamicModule => {
  const { core, definition, handlers } = requestService(ports, neighbours);
  return serviceModule(definition, core, requestDoor, handlers);
};
