import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import type { ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import { accountAggregate } from './account.aggregate.js';

/** Runs a command for the calling user's own account. */
export type Own = (call: CommandCall, act: (userId: string) => Promise<CommandAnswer>) => Promise<CommandAnswer>;

export const notFound: CommandAnswer = { ok: false, refusal: { code: 'account_not_found' } };
const gone: CommandAnswer = { ok: false, refusal: { code: 'account_deleted' } };

export const owning = (loadKnown: ServiceCore['loadKnown']): Own => {
  /** Refuse calls from a device still signed in to a deleted account. */
  const isGone = async (userId: string): Promise<boolean> => {
    const { deletion } = await loadKnown(accountAggregate, userId);
    return deletion !== null && deletion.stage !== 'asked';
  };
  return async ({ actor }, act) => {
    if (actor.kind !== 'user') return notFound;
    return (await isGone(actor.userId)) ? gone : act(actor.userId);
  };
};
