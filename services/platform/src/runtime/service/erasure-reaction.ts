import type { CommandAnswer, CommandContext } from '@lendring/contracts/kernel/service-api.js';
import { UserId } from '@lendring/contracts/kernel/ids.js';
import { derivedId } from '../../base/uuid.js';
import type { Documents } from '../../read-models/documents.port.js';
import type { CommandCall } from './command-call.js';
import type { Reaction } from './service-parts.js';

export type ConfirmErasure = (
  data: Readonly<{ userId: UserId; by: string }>,
  context: CommandContext,
) => Promise<CommandAnswer>;

/** Integration event that asks services to erase a person, its subject. */
type ErasureRequest = Readonly<{
  name: string;
  topic: string;
  type: string;
  /** Services asked by a repeat; undefined: all. */
  keepersOf: (data: unknown) => readonly string[] | undefined;
}>;

type Options = Readonly<{
  request: ErasureRequest;
  by: string;
  /**
   * Erases this service's data of a person wherever it can be read. Must be idempotent, even after a partial run,
   * because a refusal or an error is retried.
   */
  erase: (userId: UserId, call: CommandCall) => Promise<CommandAnswer | null | void>;
  confirm: ConfirmErasure;
  documents: Pick<Documents, 'scrub'>;
}>;

/** The single reaction of each service with personal data (ADR 54). */
export const erasureReaction = ({ request, by, erase, confirm, documents }: Options): Reaction => ({
  name: request.name,
  topics: [request.topic],
  types: [request.type],
  react: async ({ type, subject, data }, call) => {
    if (type !== request.type) return undefined;
    const keepers = request.keepersOf(data);
    if (keepers && !keepers.includes(by)) return undefined;
    const userId = UserId.parse(subject);
    const answer = await erase(userId, call);
    if (answer && !answer.ok)
      throw new Error(`The ${by} service cannot erase a user yet (${answer.refusal.code}); the event is retried.`);
    await documents.scrub?.();
    const { asks: _, ...context } = call;
    // Confirm under a separate command id, because the reaction has the same name, and therefore the same command id,
    // in all services.
    const confirmed = await confirm(
      { userId, by },
      { ...context, commandId: derivedId(call.commandId, `confirm ${by}`) },
    );
    if (!confirmed.ok)
      throw new Error(`The ${by} service cannot confirm an erasure (${confirmed.refusal.code}); the event is retried.`);
    return confirmed;
  },
});
