import { DAY_MS } from '@lendring/contracts/kernel/time.js';
import type { ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import type { ClockPolicy } from '@lendring/platform/runtime/service/service-parts.js';
import { caseAggregate } from '../case/case.aggregate.js';
import { isDue } from './decide.js';
import type { Evidence } from './evidence.port.js';

type Deps = Readonly<{ load: ServiceCore['load']; evidence: Pick<Evidence, 'rounds' | 'forget'> }>;

export const forgetEvidence = ({ load, evidence }: Deps): ClockPolicy => ({
  name: 'forget-evidence',
  everyMs: DAY_MS,
  async tick(now) {
    for (const round of await evidence.rounds())
      if (isDue(await load(caseAggregate, round.caseId), round, now)) await evidence.forget(round);
  },
});
