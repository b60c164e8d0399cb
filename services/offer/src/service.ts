import { hasRight } from '@lendring/contracts/kernel/door.js';
import type { DraftsEvent, FilingEvent, LoanEvent, OfferEvent, OnlineEvent } from '@lendring/contracts/offer/events.js';
import type { offerDoor } from '@lendring/contracts/offer/queries.js';
import { services } from '@lendring/contracts/services.js';
import type { DoorHandlers } from '@lendring/platform/runtime/doors/door.js';
import { builtInCategories, type Categories } from '@lendring/platform/runtime/categories/categories.port.js';
import { everythingIncluded, type IncludedInPlan } from '@lendring/platform/runtime/plans/included.port.js';
import type { StoredPictures } from '@lendring/platform/pictures/pictures.port.js';
import { dailyHandler, nothingCounted } from '@lendring/platform/runtime/service/daily.js';
import { namedCommands } from '@lendring/platform/runtime/service/command-call.js';
import {
  createServiceCore,
  type ServiceCore,
  type ServicePorts,
} from '@lendring/platform/runtime/service/service-core.js';
import {
  whenAnAccountIsDeletedThenErase,
  type ConfirmErasure,
} from '@lendring/platform/runtime/service/erase-person.js';
import type { Recorded, ServiceParts } from '@lendring/platform/runtime/service/service-parts.js';
import { offerCommandHandlers } from './door/commands.js';
import { askerGroups } from './door/asker-groups.js';
import { holdHandler } from './door/hold.js';
import { offerQueryHandlers } from './door/queries.js';
import { whenTheTreeChangesThenFile } from './filing/when-the-tree-changes-then-file.js';
import { createHits } from './hits/hits.js';
import { inspectHandler } from './inspection/inspect.js';
import { createMissedSearches } from './missed/missed-searches.js';
import type { MemberGroups } from './member-groups.port.js';
import type { OwnerPlace } from './owner-place.port.js';
import { eraseOffers } from './policies/erase-offers.js';
import { whenATraderIsOverdueThenPause } from './policies/when-a-trader-is-overdue-then-pause.js';
import { whenModerationDecidesThenLock } from './policies/when-moderation-decides-then-lock.js';
import { whenARequestMovesThenNoteIt } from './policies/when-a-request-moves-then-note-it.js';
import {
  relocateAll,
  whenPublishedThenRelocate,
  whenTheOwnerMovesThenRelocate,
} from './policies/when-the-owner-moves-then-relocate.js';
import { whenAMemberIsGoneThenUngroup, whenAnAudienceIsSetThenCheckIt } from './policies/keep-offers-in-groups.js';
import { whenPicturesGoThenTheirFilesDo } from './policies/when-pictures-go-then-their-files-do.js';
import { projectionsIn } from './projections/all.js';
import { daily } from './projections/daily.js';
import { pictures as looks } from './projections/pictures.js';
import { publish } from './publish.js';
import type { SearchEngine } from './search/search.port.js';

export type OfferService = Readonly<{
  parts: ServiceParts;
  core: ServiceCore<SearchEngine>;
  handlers: DoorHandlers<typeof offerDoor>;
}>;

export const offerService = (
  ports: ServicePorts<SearchEngine>,
  ownerPlace: OwnerPlace,
  memberGroups: MemberGroups,
  pictures: StoredPictures,
  confirmErasure: ConfirmErasure,
  included: IncludedInPlan = everythingIncluded,
  categories: Categories = builtInCategories,
): OfferService => {
  const projections = projectionsIn(categories);
  const [offers] = projections;
  const core = createServiceCore(services.offer, ports);
  const { commands, store } = core;
  const view = core.view(offers);
  const search = core.searchView(offers);
  const hits = createHits(ports.documents);
  const missed = createMissedSearches(ports.documents);
  const caughtUp = () => core.caughtUp([offers]);
  const groups = askerGroups(memberGroups);
  const grouped = { commands, offers: view, memberGroups, caughtUp };
  const moving = { commands, offers: view, ownerPlace, caughtUp };
  return {
    core,
    parts: {
      projections: [...projections],
      policies: [
        whenPublishedThenRelocate(moving),
        whenAnAudienceIsSetThenCheckIt(grouped),
        whenPicturesGoThenTheirFilesDo({ load: core.load, pictures }),
      ],
      reactions: [
        whenAMemberIsGoneThenUngroup(grouped),
        whenTheOwnerMovesThenRelocate(moving),
        whenATraderIsOverdueThenPause(moving),
        whenModerationDecidesThenLock({ commands, offers: view, caughtUp }),
        whenARequestMovesThenNoteIt(commands),
        whenAnAccountIsDeletedThenErase({
          by: core.name,
          erase: eraseOffers({ commands, store, offers: view, pictures, caughtUp, scrubSearch: search.scrub }),
          confirm: confirmErasure,
          documents: ports.documents,
        }),
      ],
      clockPolicies: [whenTheTreeChangesThenFile({ commands, load: core.load, offers: view, categories })],
      publish: (event) =>
        publish(event as Recorded<OfferEvent | LoanEvent | DraftsEvent | OnlineEvent | FilingEvent>, categories.tree()),
    },
    handlers: {
      commands: namedCommands<typeof offerDoor>(
        offerCommandHandlers({
          commands,
          offers: view,
          hits,
          missed,
          ownerPlace,
          memberGroups,
          included,
          groups,
          categories,
          relocateAll: relocateAll(moving),
          caughtUp,
        }),
      ),
      queries: {
        daily: dailyHandler(core.view(daily), ['category'], ['town']),
        missedSearches: async (asked, { actor, at }) =>
          hasRight(actor, 'admin') ? missed.numbers(asked, at) : nothingCounted,
        inspect: inspectHandler({
          offers: view,
          pictures: core.view(looks),
          caughtUp: () => core.caughtUp([offers, looks]),
        }),
        hold: holdHandler({ load: core.load, ownerPlace }),
        ...offerQueryHandlers({ offers: view, search, hits, memberGroups, groups, categories }),
      },
    },
  };
};
