import * as z from 'zod';
import type { AccountIntegrationEvent } from '@lendring/contracts/account/integration.js';
import type { CommandAnswer, CommandContext } from '@lendring/contracts/kernel/door.js';
import { UserId } from '@lendring/contracts/kernel/ids.js';
import { derivedId } from '../../base/uuid.js';
import type { Documents } from '../../read-models/documents.port.js';
import type { CommandCall } from './command-call.js';
import type { Reaction } from './service-parts.js';

/** Tells the account service that a service holds nothing of a person any more. */
export type ConfirmErasure = (
  data: Readonly<{ userId: UserId; by: string }>,
  context: CommandContext,
) => Promise<CommandAnswer>;

type Options = Readonly<{
  /** The service that erases. */
  by: string;
  /**
   * Erases what this service holds of a person from wherever it can be read. May come again, also after a half done one;
   * a refusal or an error leads to another try.
   */
  erase: (userId: UserId, call: CommandCall) => Promise<CommandAnswer | null | void>;
  confirm: ConfirmErasure;
  /** Where read models lie: what they have let go of leaves the disk, too. */
  documents: Pick<Documents, 'scrub'>;
}>;

/** Left out at the first time, which asks all. */
const AskedOf = z.object({ keepers: z.array(z.string()).optional() });

const DELETED: AccountIntegrationEvent['type'] = 'account.deleted';

/** The one reaction of each service that holds something of people (ADR 54). */
export const whenAnAccountIsDeletedThenErase = ({ by, erase, confirm, documents }: Options): Reaction => ({
  name: 'when-an-account-is-deleted-then-erase',
  topics: ['account'],
  types: [DELETED],
  react: async ({ type, subject, data }, call) => {
    if (type !== DELETED) return undefined;
    const { keepers } = AskedOf.parse(data);
    if (keepers && !keepers.includes(by)) return undefined;
    const userId = UserId.parse(subject);
    const answer = await erase(userId, call);
    if (answer && !answer.ok)
      throw new Error(`The ${by} service cannot erase a person yet: ${answer.refusal.code}. It tries again.`);
    await documents.scrub?.();
    const { asks: _, ...context } = call;
    // The reactions of all services have one name, and so one command id: each confirms under its own.
    const confirmed = await confirm(
      { userId, by },
      { ...context, commandId: derivedId(call.commandId, `confirm ${by}`) },
    );
    if (!confirmed.ok)
      throw new Error(`The ${by} service cannot confirm an erasure: ${confirmed.refusal.code}. It tries again.`);
    return confirmed;
  },
});
