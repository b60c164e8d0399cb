import type { moderationApi } from '@lendring/contracts/moderation/queries.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import { caseAggregate } from '../case/case.aggregate.js';
import type { Ports } from '../ports.js';
import { toldInApp } from './recipients.js';
import { tellOfCases } from './tell-of-cases.js';

export const caseNotices = (deps: Pick<Ports, 'load' | 'mailer' | 'recipientOf' | 'links' | 'publicUrl'>) => {
  const { load, mailer } = deps;
  const queries: Pick<ServiceHandlers<typeof moderationApi>['queries'], 'toldOf'> = {
    toldOf: async ({ caseId, ...told }, { actor }) =>
      actor.kind === 'system' ? [...toldInApp(await load(caseAggregate, caseId), told)] : [],
  };
  return { queries, policies: mailer ? [tellOfCases({ ...deps, mailer })] : [] } satisfies Capability;
};
