import type { AnyDoor } from '@lendring/contracts/kernel/door.js';
import { stateDoor, type StateDoor } from '@lendring/contracts/kernel/service-state.js';
import { serviceNames, services, type ServiceName } from '@lendring/contracts/services.js';
import { doorClient, type DoorClient, type DoorClientOptions } from './door-client.js';
import type { Link } from '../../rpc/link.js';

/** The longest wait for a service, retries included. */
export const CALL_MS = 10_000;

/**
 * Over a network services come and go: a lost connection is tried again for two seconds, and a service that is down is
 * not called for one second (circuit breaker).
 */
export const overNetwork: DoorClientOptions = { timeoutMs: CALL_MS, retryMs: 2_000, openMs: 1_000 };

/** In one process there is nothing to reconnect to. */
export const inOneProcess: DoorClientOptions = { timeoutMs: CALL_MS };

/** The caller's side of one door; nothing connects before the first call. */
export const openDoor = <D extends AnyDoor>(link: Link, door: D, options: DoorClientOptions): DoorClient<D> =>
  doorClient(door, link.client(door.name), options);

/** The callers' side of every service's door. */
export type Doors = Readonly<{ [Name in ServiceName]: DoorClient<(typeof services)[Name]['door']> }>;

/** Asks each service, by its name, how it is. */
export type ServiceStates = Readonly<Record<string, DoorClient<StateDoor>['queries']['serviceState']>>;

export const openStates = (
  link: Link,
  options: DoorClientOptions,
  names: readonly string[] = serviceNames,
): ServiceStates =>
  Object.fromEntries(names.map((name) => [name, openDoor(link, stateDoor(name), options).queries.serviceState]));

/** The doors of all services. */
export const openDoors = (link: Link, options: DoorClientOptions): Doors =>
  // Each name's client is made from the door of the same name.
  Object.fromEntries(
    serviceNames.map((name) => [name, openDoor(link, services[name].door, options)]),
  ) as object as Doors;
