import '@fastify/cookie';
import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import type { Clock } from '@lendring/platform/base/clock.js';
import type { Blobs } from '@lendring/platform/blobs/blobs.port.js';
import type { Pictures } from '@lendring/platform/pictures/pictures.port.js';
import { AD_LINK, AdLinkController, type AdLink } from './ads/ad-link.controller.js';
import type { AdCounts } from './ads/ad-counts.js';
import type { RunningAds } from './ads/running-ads.js';
import { createActivity } from './api/activity.js';
import { CALLERS, createCallers } from './api/callers.js';
import { DocumentationController, OPEN_API } from './api/documentation.controller.js';
import { ErrorFilter, METHODS } from './api/error.filter.js';
import type { Handlers } from './api/handlers.js';
import { noteActs, noteAttempts } from './api/note-acts.js';
import { LOG, type BffLog } from './api/log.js';
import { callController } from './api/call.controller.js';
import { AUTH, AuthController, type Auth } from './auth/auth.controller.js';
import type { Bearer } from './auth/bearer.js';
import { createStandings, type Standings } from './auth/standings.js';
import { MAILBOX, MailboxController, type Mailbox } from './dev/mailbox.controller.js';
import type { FollowedCategories } from '@lendring/platform/runtime/categories/follow-categories.js';
import type { Doors, ServiceStates } from '@lendring/platform/runtime/doors/doors.js';
import type { MethodsOf } from './http/routes.js';
import { MEDIA, MediaController, type Media } from './media/media.controller.js';
import type { OpenUploads } from './media/open-uploads.js';
import type { PictureLinks } from './media/picture-links.js';
import { createApiKeys } from './partner/api-keys.js';
import { LIVE, LiveController, type Live } from './live/live.controller.js';
import type { Streams } from './live/streams.js';
import { TAKEOUT_FILE, TakeoutFileController, type TakeoutFiles } from './takeout/takeout-file.controller.js';
import { evidenceFiles, invoiceFiles, takeoutFiles, type FileLinks, type MakeFileLinks } from './files/file-links.js';
import { EVIDENCE_FILE, EvidenceFileController, type EvidenceFiles } from './files/evidence-file.controller.js';
import { INVOICE_FILE, InvoiceFileController, type InvoiceFiles } from './files/invoice-file.controller.js';
import { PAYMENT_WEBHOOK, PaymentWebhookController } from './payments/payment-webhook.controller.js';
import { missedSearches } from './reporting/missed-search.js';
import { createAgreements, underTerms, type Agreements } from './settings/agreements.js';
import { whereSwitchedOn } from './settings/features.js';
import { createLogos } from './settings/logos.js';
import type { Gate } from './settings/gate.js';
import type { Settings } from './settings/settings.js';
import { adReviewHandlers } from './v1/ad-review.js';
import { auditHandlers } from './v1/audit.js';
import { adHandlers } from './v1/ads.js';
import { billingHandlers } from './v1/billing.js';
import { takeoutHandlers } from './v1/takeout.js';
import { CALENDAR_FILE, CalendarFileController, type CalendarFileOptions } from './v1/calendar-file.controller.js';
import { deletionHandlers } from './v1/deletion.js';
import { broughtHandlers, reputationHandlers } from './v1/reputation.js';
import { peopleHandlers } from './v1/people.js';
import { roleHandlers } from './v1/roles.js';
import { apiKeyHandlers } from './v1/api-keys.js';
import { calendarHandlers } from './v1/calendar.js';
import { EVENT_STREAM, EventStreamController } from './v1/event-stream.controller.js';
import { eventHandlers } from './v1/events.js';
import { categoryHandlers } from './v1/categories.js';
import { catalogueHandlers } from './v1/catalogue.js';
import { installationHandlers } from './v1/installation.js';
import { legalTextHandlers } from './v1/legal-texts.js';
import { transferHandlers } from './v1/transfers.js';
import { invoiceBookHandlers } from './v1/invoice-book.js';
import { flaggerHandlers } from './v1/flaggers.js';
import { reporterHandlers } from './v1/reporters.js';
import { feedbackHandlers } from './v1/feedback.js';
import { hintHandlers } from './v1/hints.js';
import { moderationHandlers } from './v1/moderation.js';
import { textTemplateHandlers } from './v1/text-templates.js';
import { notificationHandlers } from './v1/notifications.js';
import { groupInvitationHandlers } from './v1/group-invitations.js';
import { groupCalendarHandlers } from './v1/group-calendar.js';
import { groupMemberHandlers } from './v1/group-members.js';
import { groupRequestHandlers } from './v1/group-requests.js';
import { groupNumberHandlers } from './v1/group-numbers.js';
import { groupHandlers } from './v1/groups.js';
import { imageHandlers } from './v1/images.js';
import { searchRequestHandlers } from './v1/search-requests.js';
import { featuredOffers } from './v1/featured.js';
import { offerCards } from './v1/offer-cards.js';
import { houseAdHandlers, ownAdHandlers } from './v1/own-ads.js';
import { offerFeatureHandlers } from './v1/offer-features.js';
import { offerSearchHandlers } from './v1/offer-search.js';
import { offerHandlers } from './v1/offers.js';
import { preferenceHandlers } from './v1/preferences.js';
import { placeHandlers } from './v1/places.js';
import { blockHandlers } from './v1/blocks.js';
import { favouriteHandlers } from './v1/favourites.js';
import { savedSearchHandlers } from './v1/saved-searches.js';
import { autoReplyHandlers } from './v1/auto-replies.js';
import { ownPlaceHandlers } from './v1/own-places.js';
import { phoneHandlers } from './v1/phone.js';
import { profileHandlers } from './v1/profile.js';
import { pushHandlers } from './v1/push.js';
import { ratingHandlers } from './v1/ratings.js';
import { referenceHandlers } from './v1/reference.js';
import { reportingHandlers } from './v1/reporting.js';
import { requestHandlers } from './v1/requests.js';
import { factorHandlers } from './v1/factors.js';
import { sessionHandlers } from './v1/sessions.js';
import { traderHandlers } from './v1/traders.js';
import { systemHandlers } from './v1/system.js';
import { builtLicences } from './web/licences.js';
import { statusHandlers } from './v1/status.js';
import { webhookHandlers } from './v1/webhooks.js';
import { EARLY_BIRD, EarlyBirdController, type EarlyBird } from './web/early-bird.controller.js';
import { PageController, PAGES, type Pages } from './web/page.controller.js';
import { SITE_MAP, SiteMapController } from './web/site-map.controller.js';
import { BUILT_IN_NAME } from '@lendring/contracts/installation/brand-name.js';
import type { CallName } from '@lendring/contracts/http/calls.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import { mayDo, type Right } from '@lendring/contracts/kernel/rights.js';

/** Everything the BFF stands on; the embedded and the production entry fill it differently. */
export type BffParts = Readonly<{
  doors: Doors;
  /** How each service is. */
  states: ServiceStates;
  /** What runs; null: whoever built it named none. */
  commit: string | null;
  startedAt: string;
  bearer: Bearer;
  auth: Auth;
  blobs: Blobs;
  pictures: Pictures;
  links: PictureLinks;
  /** The open streams of what changed. */
  streams: Streams;
  uploads: OpenUploads;
  ads: RunningAds;
  adCounts: AdCounts;
  categories: FollowedCategories;
  fileLinks: MakeFileLinks;
  clock: Clock;
  log: BffLog;
  /** Null where mails really leave. */
  mailbox: Mailbox | null;
  pages: Pages;
  publicUrl: string;
  /** The OpenAPI document that the API serves about itself. */
  openApi: object;
  settings: Settings;
  /** Who is let in while the installation is not open yet. */
  gate: Gate;
  map: { readonly tiles: string | null; readonly attribution: string | null };
  /** Changes daily, so that looks cannot be followed from one day to the next. */
  hitSalt: () => string;
  methodsOf: MethodsOf;
  /** The door of the built-in sign-in; null where another issuer signs people in. */
  identity: Parameters<typeof sessionHandlers>[0];
  /** The issuer's own page about somebody's account; null with the built-in sign-in. */
  signInAccount: string | null;
}>;

const HANDLERS = Symbol('handlers');

type Files = Readonly<Record<'takeouts' | 'invoices' | 'evidence', FileLinks>>;

/** A role that is taken opens no file any more, whichever link was given before. */
const filesOf = ({ fileLinks }: BffParts, standings: Standings): Files => {
  const stillMay = (right: Right) => async (staff: UserId) => {
    const { roles, suspended } = await standings.now(staff);
    return !suspended && mayDo(roles, right);
  };
  return {
    takeouts: fileLinks(takeoutFiles),
    invoices: fileLinks(invoiceFiles, stillMay('invoices')),
    evidence: fileLinks(evidenceFiles, stillMay('reports')),
  };
};

type Kept = Readonly<{ standings: Standings; agreements: Agreements; files: Files }>;

/** What answers the calls of the public API: complete by type, so that none is forgotten. */
const handlersOf = (parts: BffParts, { standings, agreements, files }: Kept): Handlers<CallName> => {
  const {
    doors,
    publicUrl,
    hitSalt,
    settings,
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
    ...deletionHandlers({ doors, identity }),
    ...reputationHandlers({ doors }),
    ...broughtHandlers({ doors }),
    ...ownPlaceHandlers(doors),
    ...autoReplyHandlers(doors),
    ...takeoutHandlers({ doors, links: files.takeouts }),
    ...billingHandlers({ doors, links: files.invoices }),
    ...catalogueHandlers(doors),
    ...invoiceBookHandlers({ doors, links: files.invoices }),
    ...transferHandlers({ doors }),
    ...reportingHandlers({ doors, categories }),
    ...blockHandlers(doors),
    ...favouriteHandlers(doors),
    ...savedSearchHandlers({ doors, categories }),
    ...imageHandlers({ doors, links, blobs, pictures, uploads, categories, terms: settings }),
    ...offerSearchHandlers({ doors, cards, featured, ads, missed: missedSearches({ doors, hitSalt }), categories }),
    ...offerFeatureHandlers({ doors, cards, featured }),
    ...adHandlers({ doors, ads, counts: adCounts, categories }),
    ...ownAdHandlers({ doors, links, categories }),
    ...houseAdHandlers({ doors, links, categories }),
    ...adReviewHandlers({ doors, categories }),
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
    ...moderationHandlers({ doors, links, evidence: files.evidence }),
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

@Module({})
export class BffModule {
  static with(parts: BffParts): DynamicModule {
    const standings = createStandings(parts.doors.account, parts.clock);
    const agreements = createAgreements({ doors: parts.doors, settings: parts.settings });
    const files = filesOf(parts, standings);
    const keys = createApiKeys(parts.doors, parts.clock);
    const providers: Provider[] = [
      {
        provide: CALLERS,
        useValue: createCallers({
          bearer: parts.bearer,
          standings,
          keys,
          clock: parts.clock,
          header: parts.auth.header,
          noteAttempt: noteAttempts(parts.doors),
          noteActivity: createActivity(parts.doors.account),
          gate: parts.gate,
        }),
      },
      { provide: EVENT_STREAM, useValue: { doors: parts.doors, keys, clock: parts.clock } },
      {
        provide: LIVE,
        useValue: {
          bearer: parts.bearer,
          doors: parts.doors,
          streams: parts.streams,
          clock: parts.clock,
        } satisfies Live,
      },
      { provide: LOG, useValue: parts.log },
      { provide: OPEN_API, useValue: parts.openApi },
      { provide: METHODS, useValue: parts.methodsOf },
      { provide: APP_FILTER, useClass: ErrorFilter },
      { provide: AUTH, useValue: parts.auth },
      { provide: MAILBOX, useValue: parts.mailbox },
      { provide: MEDIA, useValue: { blobs: parts.blobs, links: parts.links, clock: parts.clock } satisfies Media },
      {
        provide: TAKEOUT_FILE,
        useValue: { blobs: parts.blobs, links: files.takeouts, clock: parts.clock } satisfies TakeoutFiles,
      },
      {
        provide: INVOICE_FILE,
        useValue: { blobs: parts.blobs, links: files.invoices, clock: parts.clock } satisfies InvoiceFiles,
      },
      {
        provide: EVIDENCE_FILE,
        useValue: { blobs: parts.blobs, links: files.evidence, clock: parts.clock } satisfies EvidenceFiles,
      },
      { provide: PAGES, useValue: parts.pages },
      {
        provide: CALENDAR_FILE,
        useValue: {
          doors: parts.doors,
          publicUrl: parts.publicUrl,
          brand: () => parts.settings.brand().name ?? BUILT_IN_NAME,
        } satisfies CalendarFileOptions,
      },
      {
        provide: SITE_MAP,
        useValue: {
          doors: parts.doors,
          publicUrl: parts.publicUrl,
          now: parts.clock.now,
          categories: parts.categories,
          hasGroups: () => parts.settings.features().groups,
          isOpen: parts.gate.isOpen,
        },
      },
      { provide: EARLY_BIRD, useValue: { gate: parts.gate, brand: parts.settings.brand } satisfies EarlyBird },
      { provide: PAYMENT_WEBHOOK, useValue: { doors: parts.doors, clock: parts.clock } },
      { provide: AD_LINK, useValue: { doors: parts.doors, clock: parts.clock } satisfies AdLink },
      {
        provide: HANDLERS,
        useValue: noteActs(
          whereSwitchedOn(underTerms(handlersOf(parts, { standings, agreements, files }), agreements), parts.settings),
          parts.doors,
        ),
      },
    ];
    const controllers = [
      callController(HANDLERS),
      CalendarFileController,
      DocumentationController,
      EventStreamController,
      LiveController,
      AuthController,
      MediaController,
      InvoiceFileController,
      EvidenceFileController,
      PaymentWebhookController,
      TakeoutFileController,
      MailboxController,
      SiteMapController,
      AdLinkController,
      EarlyBirdController,
      // Last: it takes every address that nobody else wants.
      PageController,
    ];
    return { module: BffModule, providers, controllers };
  }
}
