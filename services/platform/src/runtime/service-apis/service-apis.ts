import type { AnyServiceApi } from '@lendring/contracts/kernel/service-api.js';
import { stateApi, type StateApi } from '@lendring/contracts/kernel/service-state.js';
import { serviceNames, services, type ServiceName } from '@lendring/contracts/services.js';
import { serviceClient, type ServiceClient, type ServiceClientOptions } from './service-client.js';
import type { Link } from '../../rpc/link.js';

export const CALL_MS = 10_000;

/**
 * Lost connections are retried for two seconds; a service that is down is not called for one second (circuit breaker).
 */
export const overNetwork: ServiceClientOptions = { timeoutMs: CALL_MS, retryMs: 2_000, openMs: 1_000 };

export const inOneProcess: ServiceClientOptions = { timeoutMs: CALL_MS };

export const openApi = <D extends AnyServiceApi>(link: Link, api: D, options: ServiceClientOptions): ServiceClient<D> =>
  serviceClient(api, link.client(api.name), options);

export type ServiceApis = Readonly<{ [Name in ServiceName]: ServiceClient<(typeof services)[Name]['api']> }>;

export type ServiceStates = Readonly<Record<string, ServiceClient<StateApi>['queries']['serviceState']>>;

export const openStates = (
  link: Link,
  options: ServiceClientOptions,
  names: readonly string[] = serviceNames,
): ServiceStates =>
  Object.fromEntries(names.map((name) => [name, openApi(link, stateApi(name), options).queries.serviceState]));

export const openServiceApis = (link: Link, options: ServiceClientOptions): ServiceApis =>
  // Safe cast: each client is created from the API of the same name.
  Object.fromEntries(
    serviceNames.map((name) => [name, openApi(link, services[name].api, options)]),
  ) as object as ServiceApis;
