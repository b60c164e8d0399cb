import type { CallName } from '@lendring/contracts/http/calls.js';
import type { Handlers } from './caller/handlers.js';
import { type Standings } from './caller/standings.js';
import type { Files } from './files-of.js';
import type { BffParts } from './parts.js';
import { missedSearches } from './v1/missed-search.js';
import { type Agreements } from './settings/agreements.js';
import { createLogos } from './settings/logos.js';
import { builtLicences } from './web/licences.js';
import { adReviewHandlers } from './v1/ad-review.js';
import { adHandlers } from './v1/ads.js';
import { apiKeyHandlers } from './v1/api-keys.js';
import { auditHandlers } from './v1/audit.js';
import { autoReplyHandlers } from './v1/auto-replies.js';
import { billingHandlers } from './v1/billing.js';
import { blockHandlers } from './v1/blocks.js';
import { calendarHandlers } from './v1/calendar.js';
import { unavailabilityHandlers } from './v1/unavailability.js';
import { caseHandlers } from './v1/cases.js';
import { catalogueHandlers } from './v1/catalogue.js';
import { categoryHandlers } from './v1/categories.js';
import { counterEntryHandlers } from './v1/counter-entries.js';
import { counterInvitationHandlers } from './v1/counter-invitations.js';
import { counterLoanHandlers } from './v1/counter-loans.js';
import { decisionHandlers } from './v1/decisions.js';
import { deletionHandlers } from './v1/deletion.js';
import { eventHandlers } from './v1/events.js';
import { factorHandlers } from './v1/factors.js';
import { favouriteHandlers } from './v1/favourites.js';
import { featuredOffers } from './v1/featured.js';
import { feedbackHandlers } from './v1/feedback.js';
import { flaggerHandlers } from './v1/flaggers.js';
import { groupCalendarHandlers } from './v1/group-calendar.js';
import { groupInvitationHandlers } from './v1/group-invitations.js';
import { groupMemberHandlers } from './v1/group-members.js';
import { groupRequestHandlers } from './v1/group-requests.js';
import { groupHandlers } from './v1/groups.js';
import { hintHandlers } from './v1/hints.js';
import { imageHandlers } from './v1/images.js';
import { installationHandlers } from './v1/installation.js';
import { invoiceBookHandlers } from './v1/invoice-book.js';
import { legalTextHandlers } from './v1/legal-texts.js';
import { notificationHandlers } from './v1/notifications.js';
import { offerCards } from './v1/offer-cards.js';
import { offerFeatureHandlers } from './v1/offer-features.js';
import { offerSearchHandlers } from './v1/offer-search.js';
import { offerSuggestHandlers } from './v1/offer-suggest.js';
import { offerImportHandlers } from './v1/offer-import.js';
import { offerTableHandlers } from './v1/offer-table.js';
import { offerHandlers } from './v1/offers.js';
import { openingDaysHandlers } from './v1/opening-days.js';
import { houseAdHandlers, ownAdHandlers } from './v1/own-ads.js';
import { ownFiguresHandlers } from './v1/own-figures.js';
import { ownPlaceHandlers } from './v1/own-places.js';
import { peopleHandlers } from './v1/people.js';
import { placeHandlers } from './v1/places.js';
import { preferenceHandlers } from './v1/preferences.js';
import { profileHandlers } from './v1/profile.js';
import { pushHandlers } from './v1/push.js';
import { pieceHandlers } from './v1/pieces.js';
import { ratingHandlers } from './v1/ratings.js';
import { referenceHandlers } from './v1/reference.js';
import { reporterHandlers } from './v1/reporters.js';
import { reportingHandlers } from './v1/reporting.js';
import { reportHandlers } from './v1/reports.js';
import { broughtHandlers, reputationHandlers } from './v1/reputation.js';
import { requestHandlers } from './v1/requests.js';
import { roleHandlers } from './v1/roles.js';
import { savedSearchHandlers } from './v1/saved-searches.js';
import { searchRequestHandlers } from './v1/search-requests.js';
import { sessionHandlers } from './v1/sessions.js';
import { statusHandlers } from './v1/status.js';
import { systemHandlers } from './v1/system.js';
import { takeoutHandlers } from './v1/takeout.js';
import { textTemplateHandlers } from './v1/text-templates.js';
import { timelineHandlers } from './v1/timeline.js';
import { traderHandlers } from './v1/traders.js';
import { transferHandlers } from './v1/transfers.js';
import { transparencyHandlers } from './v1/transparency.js';
import { webhookHandlers } from './v1/webhooks.js';
import { withdrawalHandlers } from './v1/withdrawals.js';

type Kept = Readonly<{ standings: Standings; agreements: Agreements; files: Files }>;

export const v1Handlers = (parts: BffParts, { standings, agreements, files }: Kept): Handlers<CallName> => {
  const {
    apis,
    publicUrl,
    hitSalt,
    settings,
    gate,
    map,
    blobs,
    pictures,
    links,
    uploads,
    ads,
    adCounts,
    categories,
    identity,
    signInAccount,
    states,
    commit,
    startedAt,
  } = parts;
  const cards = offerCards({ apis, links });
  const featured = featuredOffers(apis);
  return {
    ...sessionHandlers(identity),
    ...factorHandlers(identity),
    ...statusHandlers(apis),
    ...referenceHandlers({
      operator: settings.operator,
      termsVersion: settings.termsVersion,
      map,
      ownSignIn: identity !== null,
      signInAccount,
      categories,
    }),
    ...categoryHandlers({ apis, categories }),
    ...placeHandlers(apis),
    ...profileHandlers(apis, agreements),
    ...deletionHandlers({ apis, identity, standings }),
    ...reputationHandlers({ apis }),
    ...broughtHandlers({ apis }),
    ...ownPlaceHandlers(apis),
    ...autoReplyHandlers(apis),
    ...openingDaysHandlers(apis),
    ...takeoutHandlers({ apis, links: files.takeouts }),
    ...billingHandlers({ apis, links: files.invoices }),
    ...withdrawalHandlers(apis),
    ...catalogueHandlers(apis),
    ...invoiceBookHandlers({ apis, links: files.invoices }),
    ...transferHandlers({ apis }),
    ...reportingHandlers({ apis, categories }),
    ...blockHandlers(apis),
    ...favouriteHandlers(apis),
    ...savedSearchHandlers({ apis, categories }),
    ...imageHandlers({ apis, links, blobs, pictures, uploads, categories, terms: settings }),
    ...offerSuggestHandlers(apis),
    ...offerSearchHandlers({ apis, cards, featured, ads, missed: missedSearches({ apis, hitSalt }), categories }),
    ...offerFeatureHandlers({ apis, cards, featured }),
    ...adHandlers({ apis, ads, counts: adCounts, categories }),
    ...ownAdHandlers({ apis, links, categories }),
    ...houseAdHandlers({ apis, links, categories }),
    ...adReviewHandlers({ apis, links, categories }),
    ...offerImportHandlers({ apis, categories }),
    ...offerTableHandlers({ apis, links }),
    ...ownFiguresHandlers(apis),
    ...offerHandlers({ apis, links, pictures, publicUrl, terms: settings, hitSalt }),
    ...requestHandlers({ apis, links, standings }),
    ...notificationHandlers({ apis, links }),
    ...pushHandlers(apis),
    ...preferenceHandlers(apis),
    ...counterLoanHandlers({ apis, links, publicUrl }),
    ...counterEntryHandlers({ apis, links, publicUrl }),
    ...counterInvitationHandlers({ apis, links, publicUrl }),
    ...ratingHandlers(apis),
    ...timelineHandlers(apis),
    ...calendarHandlers(apis),
    ...unavailabilityHandlers(apis),
    ...pieceHandlers(apis),
    ...groupHandlers({ apis, links }),
    ...groupMemberHandlers({ apis, links }),
    ...groupRequestHandlers({ apis, links }),
    ...groupCalendarHandlers({ apis, links }),
    ...groupInvitationHandlers({ apis, links, publicUrl }),
    ...searchRequestHandlers({ apis, links, categories }),
    ...reportHandlers({ apis, gate }),
    ...caseHandlers({ apis, evidence: files.evidence }),
    ...decisionHandlers({ apis, links }),
    ...transparencyHandlers(apis),
    ...hintHandlers({ apis, links }),
    ...installationHandlers({ apis, settings, logos: createLogos({ blobs, pictures, uploads }) }),
    ...legalTextHandlers({ apis, settings, agreements }),
    ...auditHandlers(apis),
    ...systemHandlers({ apis, states, licences: builtLicences, commit, startedAt, categories }),
    ...feedbackHandlers({ apis }),
    ...flaggerHandlers(apis),
    ...reporterHandlers(apis),
    ...textTemplateHandlers({ apis }),
    ...apiKeyHandlers(apis),
    ...webhookHandlers(apis),
    ...roleHandlers(apis, standings),
    ...peopleHandlers({ apis, identity }),
    ...traderHandlers(apis),
    ...eventHandlers(apis),
  };
};
