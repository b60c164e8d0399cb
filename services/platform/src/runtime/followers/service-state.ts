import { Instant } from '@lendring/contracts/kernel/period.js';
import type { ServiceState } from '@lendring/contracts/kernel/service-state.js';
import type { EventStore } from '../../event-store/event-store.port.js';
import type { Documents } from '../../read-models/documents.port.js';
import type { ServiceHost } from '../service/service-host.js';
import { createLags } from './lags.js';

type Stated = Pick<ServiceHost, 'health'> &
  Readonly<{
    ports: Readonly<{ store: Pick<EventStore, 'head'>; documents: Pick<Documents, 'getValue'> }> &
      Pick<ServiceHost['ports'], 'engines'>;
  }>;

/** Key of the time of the last completed backup; `deploy/compose/backup.sh` writes it too. */
export const BACKUP_VALUE = 'backup';

export const serviceState = (host: Stated, now?: () => number): (() => Promise<ServiceState>) => {
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
    backupAt: Instant.safeParse(await host.ports.documents.getValue(BACKUP_VALUE)).data ?? null,
  });
};
