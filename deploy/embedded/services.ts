import type { DynamicModule, INestMicroservice } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { MicroserviceOptions } from '@nestjs/microservices';
import { accountDoor } from '@lendring/contracts/account/queries.js';
import { identityDoor } from '@lendring/contracts/identity/queries.js';
import { offerDoor } from '@lendring/contracts/offer/queries.js';
import { placeDoor } from '@lendring/contracts/place/queries.js';
import { requestDoor } from '@lendring/contracts/request/queries.js';
import { doorClient, type DoorClient } from '@lendring/platform/runtime/door-client.js';
import type { AnyDoor } from '@lendring/platform/runtime/door.js';
import { createHub, InProcessClient, InProcessServer, type InProcessHub } from '@lendring/platform/rpc/in-process.js';

const TIMEOUT_MS = 10_000;

const clientOf = <D extends AnyDoor>(hub: InProcessHub, door: D): DoorClient<D> =>
  doorClient(door, new InProcessClient(hub, door.name), { timeoutMs: TIMEOUT_MS });

/** Doors of all services in one process; a door answers once its service listens. */
export const embeddedDoors = (hub: InProcessHub) => ({
  account: clientOf(hub, accountDoor),
  identity: clientOf(hub, identityDoor),
  offer: clientOf(hub, offerDoor),
  place: clientOf(hub, placeDoor),
  request: clientOf(hub, requestDoor),
});
export type EmbeddedDoors = ReturnType<typeof embeddedDoors>;

/** Starts a service behind its door in this process; closing it stops everything that runs beside the door. */
export const listen = async (hub: InProcessHub, name: string, module: DynamicModule): Promise<INestMicroservice> => {
  const service = await NestFactory.createMicroservice<MicroserviceOptions>(module, {
    strategy: new InProcessServer(hub, name), logger: ['error', 'warn'], abortOnError: false,
  });
  await service.listen();
  return service;
};

export { createHub };
