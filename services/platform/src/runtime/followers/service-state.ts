import type { ServiceState } from '@lendring/contracts/kernel/service-state.js';
import type { ServiceHost } from '../service/service-host.js';
import { createLags } from './lags.js';

/** How a service is, each time it is asked: its followers with what they have not done yet, and its kinds of engines. */
export const serviceState = (
  host: Pick<ServiceHost, 'health'> & Readonly<{ ports: Pick<ServiceHost['ports'], 'store' | 'engines'> }>,
  now?: () => number,
): (() => Promise<ServiceState>) => {
  const lags = createLags(host, now);
  return async () => ({
    engines: { ...host.ports.engines },
    followers: (await lags()).map(({ kind, name, state, positions, seconds }) => ({
      kind,
      name,
      state,
      behind: positions,
      seconds,
    })),
  });
};
