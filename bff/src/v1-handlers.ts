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
import { caseHandlers } from './v1/cases.js';
import { catalogueHandlers } from './v1/catalogue.js';
import { categoryHandlers } from './v1/categories.js';
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
import { offerHandlers } from './v1/offers.js';
import { houseAdHandlers, ownAdHandlers } from './v1/own-ads.js';
import { ownPlaceHandlers } from './v1/own-places.js';
import { peopleHandlers } from './v1/people.js';
import { placeHandlers } from './v1/places.js';
import { preferenceHandlers } from './v1/preferences.js';
import { profileHandlers } from './v1/profile.js';
import { pushHandlers } from './v1/push.js';
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
import { traderHandlers } from './v1/traders.js';
import { transferHandlers } from './v1/transfers.js';
import { transparencyHandlers } from './v1/transparency.js';
import { webhookHandlers } from './v1/webhooks.js';
import { withdrawalHandlers } from './v1/withdrawals.js';

type Kept = Readonly<{ standings: Standings; agreements: Agreements; files: Files }>;

export const v1Handlers = (parts: BffParts, { standings, agreements, files }: Kept): Handlers<CallName> => {
  const {
    doors,
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
  const cards = offerCards({ doors, links });
  const featured = featuredOffers(doors);
  return {
    ...sessionHandlers(identity),
    ...factorHandlers(identity),
    ...statusHandlers(doors),
    ...referenceHandlers({
      operator: settings.operator,
      termsVersion: settings.termsVersion,
      map,
      ownSignIn: identity !== null,
      signInAccount,
      categories,
    }),
    ...categoryHandlers({ doors, categories }),
    ...placeHandlers(doors),
    ...profileHandlers(doors, agreements),
    ...deletionHandlers({ doors, identity, standings }),
    ...reputationHandlers({ doors }),
    ...broughtHandlers({ doors }),
    ...ownPlaceHandlers(doors),
    ...autoReplyHandlers(doors),
    ...takeoutHandlers({ doors, links: files.takeouts }),
    ...billingHandlers({ doors, links: files.invoices }),
    ...withdrawalHandlers(doors),
    ...catalogueHandlers(doors),
    ...invoiceBookHandlers({ doors, links: files.invoices }),
    ...transferHandlers({ doors }),
    ...reportingHandlers({ doors, categories }),
    ...blockHandlers(doors),
    ...favouriteHandlers(doors),
    ...savedSearchHandlers({ doors, categories }),
    ...imageHandlers({ doors, links, blobs, pictures, uploads, categories, terms: settings }),
    ...offerSuggestHandlers(doors),
    ...offerSearchHandlers({ doors, cards, featured, ads, missed: missedSearches({ doors, hitSalt }), categories }),
    ...offerFeatureHandlers({ doors, cards, featured }),
    ...adHandlers({ doors, ads, counts: adCounts, categories }),
    ...ownAdHandlers({ doors, links, categories }),
    ...houseAdHandlers({ doors, links, categories }),
    ...adReviewHandlers({ doors, links, categories }),
    ...offerHandlers({ doors, links, pictures, publicUrl, terms: settings, hitSalt }),
    ...requestHandlers({ doors, links, standings }),
    ...notificationHandlers({ doors, links }),
    ...pushHandlers(doors),
    ...preferenceHandlers(doors),
    ...ratingHandlers(doors),
    ...calendarHandlers(doors),
    ...groupHandlers({ doors, links }),
    ...groupMemberHandlers({ doors, links }),
    ...groupRequestHandlers({ doors, links }),
    ...groupCalendarHandlers({ doors, links }),
    ...groupInvitationHandlers({ doors, links, publicUrl }),
    ...searchRequestHandlers({ doors, links, categories }),
    ...reportHandlers({ doors, gate }),
    ...caseHandlers({ doors, evidence: files.evidence }),
    ...decisionHandlers({ doors, links }),
    ...transparencyHandlers(doors),
    ...hintHandlers({ doors, links }),
    ...installationHandlers({ doors, settings, logos: createLogos({ blobs, pictures, uploads }) }),
    ...legalTextHandlers({ doors, settings, agreements }),
    ...auditHandlers(doors),
    ...systemHandlers({ doors, states, licences: builtLicences, commit, startedAt, categories }),
    ...feedbackHandlers({ doors }),
    ...flaggerHandlers(doors),
    ...reporterHandlers(doors),
    ...textTemplateHandlers({ doors }),
    ...apiKeyHandlers(doors),
    ...webhookHandlers(doors),
    ...roleHandlers(doors, standings),
    ...peopleHandlers({ doors, identity }),
    ...traderHandlers(doors),
    ...eventHandlers(doors),
  };
};
