import '@fastify/cookie';
import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { firstBuiltTerms } from '@lendring/contracts/installation/built-terms.js';
import { BUILT_IN_NAME } from '@lendring/contracts/kernel/brand-name.js';
import { AD_LINK, AdLinkController, type AdLink } from './ads/ad-link.controller.js';
import { createActivity } from './caller/activity.js';
import { callController } from './calls/call.controller.js';
import { createHeavyTurns, heavyInTurn } from './calls/heavy-calls.js';
import { passOn } from './calls/pass-on.js';
import { CALLERS, createCallers } from './calls/callers.js';
import { DESCRIPTIONS, DocumentationController } from './openapi/documentation.controller.js';
import { ErrorFilter, METHODS } from './calls/error.filter.js';
import { LOG } from './http/log.js';
import { noteActs, noteAttempts } from './audit/note-acts.js';
import { AUTH, AuthController } from './auth/auth.controller.js';
import { createStandings } from './caller/standings.js';
import { MAILBOX, MailboxController } from './dev/mailbox.controller.js';
import { FileController, SIGNED_FILES, type SignedFiles } from './files/file.controller.js';
import { filesOf } from './files-of.js';
import { LIVE, LiveController, type Live } from './live/live.controller.js';
import { MEDIA, MediaController, type Media } from './media/media.controller.js';
import { createApiKeys } from './partner/api-keys.js';
import type { BffParts } from './parts.js';
import { PAYMENT_WEBHOOK, PaymentWebhookController } from './payments/payment-webhook.controller.js';
import { createAgreements, underTerms } from './settings/agreements.js';
import { whereSwitchedOn } from './settings/features.js';
import { CALENDAR_FILE, CalendarFileController, type CalendarFileOptions } from './v1/calendar-file.controller.js';
import { OFFER_LABELS, OfferLabelsController, type OfferLabelsOptions } from './v1/offer-labels.controller.js';
import { EVENT_STREAM, EventStreamController } from './v1/event-stream.controller.js';
import { v1Handlers } from './v1-handlers.js';
import { EARLY_BIRD, EarlyBirdController, type EarlyBird } from './web/early-bird.controller.js';
import { PageController, PAGES } from './web/page.controller.js';
import { SITE_MAP, SiteMapController } from './web/site-map.controller.js';

const HANDLERS = Symbol('handlers');

@Module({})
export class BffModule {
  static with(parts: BffParts): DynamicModule {
    const standings = createStandings(parts.apis.account, parts.clock);
    const agreements = createAgreements({
      apis: parts.apis,
      settings: parts.settings,
      // Another issuer asks for agreement itself, and nothing is recorded.
      unrecorded: parts.identity ? firstBuiltTerms : parts.settings.builtTerms,
    });
    const files = filesOf(parts, standings);
    const keys = createApiKeys(parts.apis, parts.clock);
    const apis = { ...parts.apis, identity: parts.identity };
    const turns = createHeavyTurns();
    const handlers = heavyInTurn(passOn(v1Handlers(parts, { standings, agreements, files }), apis), turns);
    const providers: Provider[] = [
      {
        provide: CALLERS,
        useValue: createCallers({
          bearer: parts.bearer,
          standings,
          keys,
          clock: parts.clock,
          header: parts.auth.header,
          noteAttempt: noteAttempts(parts.apis),
          noteActivity: createActivity(parts.apis.account),
          gate: parts.gate,
        }),
      },
      { provide: EVENT_STREAM, useValue: { apis: parts.apis, keys, clock: parts.clock } },
      {
        provide: LIVE,
        useValue: { bearer: parts.bearer, apis: parts.apis, streams: parts.streams, clock: parts.clock } satisfies Live,
      },
      { provide: LOG, useValue: parts.log },
      { provide: DESCRIPTIONS, useValue: parts.descriptions },
      { provide: METHODS, useValue: parts.methodsOf },
      { provide: APP_FILTER, useClass: ErrorFilter },
      { provide: AUTH, useValue: parts.auth },
      { provide: MAILBOX, useValue: parts.mailbox },
      { provide: MEDIA, useValue: { blobs: parts.blobs, links: parts.links, clock: parts.clock } satisfies Media },
      {
        provide: SIGNED_FILES,
        useValue: { blobs: parts.blobs, links: files, clock: parts.clock } satisfies SignedFiles,
      },
      { provide: PAGES, useValue: parts.pages },
      {
        provide: CALENDAR_FILE,
        useValue: {
          apis: parts.apis,
          publicUrl: parts.publicUrl,
          brand: () => parts.settings.brand().name ?? BUILT_IN_NAME,
          turns,
        } satisfies CalendarFileOptions,
      },
      {
        provide: OFFER_LABELS,
        useValue: { apis: parts.apis, publicUrl: parts.publicUrl, turns } satisfies OfferLabelsOptions,
      },
      {
        provide: SITE_MAP,
        useValue: {
          apis: parts.apis,
          publicUrl: parts.publicUrl,
          now: parts.clock.now,
          categories: parts.categories,
          contact: () => parts.settings.operator().email,
          hasGroups: () => parts.settings.features().groups,
          isOpen: parts.gate.isOpen,
        },
      },
      { provide: EARLY_BIRD, useValue: { gate: parts.gate, brand: parts.settings.brand } satisfies EarlyBird },
      { provide: PAYMENT_WEBHOOK, useValue: { apis: parts.apis, clock: parts.clock } },
      { provide: AD_LINK, useValue: { apis: parts.apis, clock: parts.clock } satisfies AdLink },
      {
        provide: HANDLERS,
        useValue: noteActs(whereSwitchedOn(underTerms(handlers, agreements), parts.settings), parts.apis),
      },
    ];
    const controllers = [
      callController(HANDLERS),
      CalendarFileController,
      OfferLabelsController,
      DocumentationController,
      EventStreamController,
      LiveController,
      AuthController,
      MediaController,
      FileController,
      PaymentWebhookController,
      MailboxController,
      SiteMapController,
      AdLinkController,
      EarlyBirdController,
      PageController,
    ];
    return { module: BffModule, providers, controllers };
  }
}
