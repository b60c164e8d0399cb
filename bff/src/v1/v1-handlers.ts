import type { CallName } from '@lendring/contracts/http/calls.js';
import type { Handlers } from '../api/handlers.js';
import { type Standings } from '../auth/standings.js';
import type { Files } from '../files/files-of.js';
import type { BffParts } from '../parts.js';
import { missedSearches } from '../reporting/missed-search.js';
import { type Agreements } from '../settings/agreements.js';
import { createLogos } from '../settings/logos.js';
import { builtLicences } from '../web/licences.js';
import { adReviewHandlers } from './ad-review.js';
import { adHandlers } from './ads.js';
import { apiKeyHandlers } from './api-keys.js';
import { auditHandlers } from './audit.js';
import { autoReplyHandlers } from './auto-replies.js';
import { billingHandlers } from './billing.js';
import { blockHandlers } from './blocks.js';
import { calendarHandlers } from './calendar.js';
import { caseHandlers } from './cases.js';
import { catalogueHandlers } from './catalogue.js';
import { categoryHandlers } from './categories.js';
import { decisionHandlers } from './decisions.js';
import { deletionHandlers } from './deletion.js';
import { eventHandlers } from './events.js';
import { factorHandlers } from './factors.js';
import { favouriteHandlers } from './favourites.js';
import { featuredOffers } from './featured.js';
import { feedbackHandlers } from './feedback.js';
import { flaggerHandlers } from './flaggers.js';
import { groupCalendarHandlers } from './group-calendar.js';
import { groupInvitationHandlers } from './group-invitations.js';
import { groupMemberHandlers } from './group-members.js';
import { groupNumberHandlers } from './group-numbers.js';
import { groupRequestHandlers } from './group-requests.js';
import { groupHandlers } from './groups.js';
import { hintHandlers } from './hints.js';
import { imageHandlers } from './images.js';
import { installationHandlers } from './installation.js';
import { invoiceBookHandlers } from './invoice-book.js';
import { legalTextHandlers } from './legal-texts.js';
import { notificationHandlers } from './notifications.js';
import { offerCards } from './offer-cards.js';
import { offerFeatureHandlers } from './offer-features.js';
import { offerSearchHandlers } from './offer-search.js';
import { offerSuggestHandlers } from './offer-suggest.js';
import { offerHandlers } from './offers.js';
import { houseAdHandlers, ownAdHandlers } from './own-ads.js';
import { ownPlaceHandlers } from './own-places.js';
import { peopleHandlers } from './people.js';
import { phoneHandlers } from './phone.js';
import { placeHandlers } from './places.js';
import { preferenceHandlers } from './preferences.js';
import { profileHandlers } from './profile.js';
import { pushHandlers } from './push.js';
import { ratingHandlers } from './ratings.js';
import { referenceHandlers } from './reference.js';
import { reporterHandlers } from './reporters.js';
import { reportingHandlers } from './reporting.js';
import { reportHandlers } from './reports.js';
import { broughtHandlers, reputationHandlers } from './reputation.js';
import { requestHandlers } from './requests.js';
import { roleHandlers } from './roles.js';
import { savedSearchHandlers } from './saved-searches.js';
import { searchRequestHandlers } from './search-requests.js';
import { sessionHandlers } from './sessions.js';
import { statusHandlers } from './status.js';
import { systemHandlers } from './system.js';
import { takeoutHandlers } from './takeout.js';
import { textTemplateHandlers } from './text-templates.js';
import { traderHandlers } from './traders.js';
import { transferHandlers } from './transfers.js';
import { transparencyHandlers } from './transparency.js';
import { webhookHandlers } from './webhooks.js';
import { withdrawalHandlers } from './withdrawals.js';

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
    ...phoneHandlers(doors),
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
    ...groupNumberHandlers(doors),
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
