import type { AnyDoor } from '@lendring/contracts/kernel/door.js';
import { stateDoor, type StateDoor } from '@lendring/contracts/kernel/service-state.js';
import { serviceNames, services, type ServiceName } from '@lendring/contracts/services.js';
import { doorClient, type DoorClient, type DoorClientOptions } from './door-client.js';
import type { Link } from '../../rpc/link.js';

export const CALL_MS = 10_000;

/**
 * Lost connections are retried for two seconds; a service that is down is not called for one second (circuit breaker).
 */
export const overNetwork: DoorClientOptions = { timeoutMs: CALL_MS, retryMs: 2_000, openMs: 1_000 };

export const inOneProcess: DoorClientOptions = { timeoutMs: CALL_MS };

export const openDoor = <D extends AnyDoor>(link: Link, door: D, options: DoorClientOptions): DoorClient<D> =>
  doorClient(door, link.client(door.name), options);

export type Doors = Readonly<{ [Name in ServiceName]: DoorClient<(typeof services)[Name]['door']> }>;

export type ServiceStates = Readonly<Record<string, DoorClient<StateDoor>['queries']['serviceState']>>;

export const openStates = (
  link: Link,
  options: DoorClientOptions,
  names: readonly string[] = serviceNames,
): ServiceStates =>
  Object.fromEntries(names.map((name) => [name, openDoor(link, stateDoor(name), options).queries.serviceState]));

export const openDoors = (link: Link, options: DoorClientOptions): Doors =>
  // Safe cast: each client is created from the API of the same name.
  Object.fromEntries(
    serviceNames.map((name) => [name, openDoor(link, services[name].door, options)]),
  ) as object as Doors;
