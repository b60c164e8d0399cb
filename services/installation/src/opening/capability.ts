import type { installationApi } from '@lendring/contracts/installation/queries.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { Ports } from '../ports.js';
import { openingIn } from '../settings/latest.js';
import { tryOpeningCode } from './try-opening-code.js';

export const opening = ({ rateLimit, read: { versions } }: Pick<Ports, 'rateLimit' | 'read'>) => {
  const queries: Pick<ServiceHandlers<typeof installationApi>['queries'], 'openingCode'> = {
    openingCode: tryOpeningCode({ rateLimit, opening: openingIn(versions) }),
  };
  return { queries } satisfies Capability;
};
