import { HOUR_MS } from '@lendring/contracts/kernel/time.js';
import { AccountIntegrationEvent } from '@lendring/contracts/account/integration.js';
import type { OfferEvent } from '@lendring/contracts/offer/events.js';
import { eachOf } from '@lendring/platform/read-models/pages-of.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import { systemCommand, type CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import type { ServicePorts } from '@lendring/platform/runtime/service/service-core.js';
import type { ClockPolicy, Policy, Reaction } from '@lendring/platform/runtime/service/service-parts.js';
import { isListed } from '../offer/decide.js';
import type { Ports } from '../ports.js';
import { isChanged, openingTimesAggregate, setOpening } from './opening-times.aggregate.js';

type Deps = Pick<Ports, 'commands' | 'offers' | 'ownerPlace' | 'caughtUp'> & Pick<ServicePorts, 'documents'>;

const earlier = 'copy-earlier-opening-times';

/** Value of the documents that is set once {@link earlier} has finished. */
const DONE = 'earlier-opening-times';

/**
 * Copies the owner's opening days into the log, so that search and cards agree with the answer to a request (ADR 142).
 * One event names all offers of the owner, so that a changed week costs one append for any number of offers.
 */
export const openingTimes = ({ commands, offers, ownerPlace, caughtUp, documents }: Deps) => {
  const publishedBy = async (ownerId: string) => {
    await caughtUp();
    const offerIds: string[] = [];
    let listed = false;
    const published = { ownerId, beneath: { $in: ['active', 'inactive'] } };
    for await (const offer of eachOf(offers, 'offerId', (after) => ({ ...published, ...after }))) {
      offerIds.push(offer.offerId);
      listed ||= isListed(offer);
    }
    return { offerIds, listed };
  };

  /** Reads the account service after loading the stream, so that a concurrent copy of older times is a conflict. */
  const copy = (ownerId: string, offerIds: readonly string[], call: CommandCall) =>
    commands.on(openingTimesAggregate, ownerId, call, async (state) => {
      const current = await ownerPlace.openingsOf(ownerId);
      if (!isChanged(state, current)) return setOpening(state, ownerId, current, offerIds, false);
      const published = await publishedBy(ownerId);
      return setOpening(state, ownerId, current, published.offerIds, published.listed);
    });

  const whenOpeningChangesThenCopyIt: Reaction = {
    name: 'when-opening-changes-then-copy-it',
    topics: ['account'],
    // A removed place and a changed kind of account change opening times as well.
    types: ['account.opening_changed', 'account.relocated'],
    react: async ({ type, subject, data }, call) =>
      copy(AccountIntegrationEvent.parse({ type, subject, data }).subject, [], call),
  };
  const whenPublishedThenCopyOpening: Policy<OfferEvent> = {
    name: 'when-published-then-copy-opening',
    prefixes: ['offer-'],
    types: ['OfferPublished', 'OfferActivated'],
    react: async ({ type, data }, call) =>
      type === 'OfferPublished' || type === 'OfferActivated' ? copy(data.ownerId, [data.offerId], call) : undefined,
  };
  /**
   * Migration: copies the opening days of owners that set them before the search index had them (ADR 142), and do not
   * change them. Runs once; a run that ends early is repeated, which changes nothing for owners that have their copy.
   */
  const copyEarlierOpeningTimes: ClockPolicy = {
    name: earlier,
    everyMs: HOUR_MS,
    async tick(at) {
      if ((await documents.getValue(DONE)) !== null) return;
      await caughtUp();
      const done = new Set<string>();
      const published = { beneath: { $in: ['active', 'inactive'] } };
      for await (const { ownerId } of eachOf(offers, 'offerId', (after) => ({ ...published, ...after }))) {
        if (!ownerId || done.has(ownerId)) continue;
        done.add(ownerId);
        const commandId = derivedId(ownerId, `${earlier} ${at}`);
        const answer = await copy(ownerId, [], systemCommand({ name: earlier, commandId, at }));
        if (!answer.ok) return;
      }
      await documents.setValue(DONE, at);
    },
  };
  return {
    clockPolicies: [copyEarlierOpeningTimes],
    policies: [whenPublishedThenCopyOpening],
    reactions: [whenOpeningChangesThenCopyIt],
  } satisfies Capability;
};
