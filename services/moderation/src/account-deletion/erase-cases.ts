import { randomUUID } from 'node:crypto';
import { eachOf } from '@lendring/platform/read-models/pages-of.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { caseAggregate } from '../case/case.aggregate.js';
import { forget } from '../case/decide.js';
import type { Evidence } from '../evidence/evidence.port.js';
import type { CaseDocument } from '../case/projection.js';

type Deps = Readonly<{
  commands: CommandHandler;
  cases: Pick<View<CaseDocument>, 'find'>;
  evidence: Pick<Evidence, 'forgetCase'>;
  caughtUp: () => Promise<void>;
}>;

/**
 * Removes snapshots and picture copies from cases about a deleted user. Texts by and to the user are erased with their
 * key. The case and its decisions remain without personal data.
 */
export const eraseCases =
  ({ commands, cases, evidence, caughtUp }: Deps) =>
  async (userId: UserId, call: CommandCall): Promise<CommandAnswer | null> => {
    await caughtUp();
    for await (const { caseId } of eachOf(cases, 'caseId', (after) => ({ ownerId: userId, ...after }))) {
      const own: CommandCall = { ...call, commandId: randomUUID() };
      const forgotten = await commands.on(caseAggregate, caseId, own, (state) => forget(state, caseId));
      if (!forgotten.ok) return forgotten;
      await evidence.forgetCase(caseId);
    }
    return null;
  };
