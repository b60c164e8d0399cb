import type { billingApi } from '@lendring/contracts/billing/queries.js';
import { refused } from '@lendring/contracts/kernel/decider.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import { ownerOf } from '../ads/ad.aggregate.js';
import { managing } from '../ads/ad-commands.js';
import type { MailPorts, Ports } from '../ports.js';
import { approve, decline } from './decide.js';
import { adReviewQueryHandlers } from './queries.js';
import { tellOfAds } from './tell-of-ads.js';

type Deps = Pick<Ports, 'commands' | 'secretsOfAds' | 'ads' | 'ownAds'> & MailPorts;

/**
 * Review of paid ads by ad managers, mails about the review, and the ad managers' list of all published ads (ADR 86).
 */
export const adReview = ({ mailer, ...deps }: Deps) => {
  const { commands, business } = deps;
  const { issuer } = business;
  const onAd = managing(commands);
  const onOthers: typeof onAd = (adId, call, decide) =>
    onAd(adId, call, (state) =>
      call.actor.kind === 'user' && ownerOf(state) === call.actor.userId ? refused('ad_is_own') : decide(state),
    );
  const handlers: Pick<CommandHandlers<typeof billingApi>, 'approveAd' | 'declineAd'> = {
    approveAd: ({ adId, paymentId }, call) =>
      onOthers(adId, call, (state) => approve(state, { adId, at: call.at }, { seen: paymentId, zone: issuer.zone })),
    declineAd: ({ adId, paymentId, reason }, call) =>
      onOthers(adId, call, (state) => decline(state, { adId, at: call.at }, { seen: paymentId, reason })),
  };
  return {
    commands: handlers,
    queries: adReviewQueryHandlers(deps),
    policies: mailer ? [tellOfAds({ ...deps, mailer })] : [],
  } satisfies Capability;
};
