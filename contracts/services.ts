import { accountPersonal } from './account/events.js';
import { accountApi } from './account/queries.js';
import { invoicePersonal } from './billing/invoices.js';
import { payerPersonal, paymentPersonal } from './billing/payments.js';
import { adPersonal } from './billing/ads.js';
import { subscriptionPersonal } from './billing/plans.js';
import { billingApi } from './billing/queries.js';
import { groupPersonal } from './group/events.js';
import { groupApi } from './group/queries.js';
import { searchRequestPersonal } from './group/search-request.js';
import { credentialPersonal } from './identity/events.js';
import { identityApi } from './identity/queries.js';
import { installationApi } from './installation/queries.js';
import type { AnyServiceApi } from './kernel/service-api.js';
import type { Personal } from './kernel/events.js';
import { casePersonal } from './moderation/events.js';
import { feedbackPersonal } from './moderation/feedback.js';
import { hintPersonal } from './moderation/hints.js';
import { flaggerPersonal } from './moderation/trusted-flaggers.js';
import { reporterPersonal } from './moderation/unfounded-reports.js';
import { moderationApi } from './moderation/queries.js';
import type { Upcasters } from './kernel/upcasters.js';
import { deliveryPersonal } from './notification/delivery.js';
import { searchPersonal } from './notification/saved-searches.js';
import { devicePersonal } from './notification/devices.js';
import { notificationApi } from './notification/queries.js';
import { offerPersonal } from './offer/events.js';
import { offerApi } from './offer/queries.js';
import { partnerPersonal } from './partner/events.js';
import { partnerApi } from './partner/queries.js';
import { placeApi } from './place/queries.js';
import { calendarPersonal } from './request/calendar.js';
import { counterLoanPersonal } from './request/counter-loan.js';
import { requestPersonal } from './request/events.js';
import { piecesPersonal } from './request/pieces.js';
import { requestApi } from './request/queries.js';
import { unavailabilityPersonal } from './request/unavailability.js';
import { requestUpcasters } from './request/upcasters.js';

/**
 * Infrastructure of a service. `log`: its own event log with read models and keys; `files`: uploaded files; `search`:
 * a search engine; `mail`: a mail server.
 */
export type Need = 'log' | 'files' | 'search' | 'mail';

/** Installation secret that stored stream names or blurred places depend on: changing it makes a log unreadable. */
export type PersistentSecret = 'blur' | 'nickname' | 'sign-in-address';

export type ServiceDescription<D extends AnyServiceApi = AnyServiceApi> = Readonly<{
  name: D['name'];
  api: D;
  needs: readonly Need[];
  personal: Personal;
  upcasters: Upcasters;
  /**
   * Secrets that the service's log depends on, in addition to personal keys. The service refuses to start with
   * different ones.
   */
  secrets: readonly PersistentSecret[];
}>;

const service = <D extends AnyServiceApi>(
  api: D,
  needs: readonly Need[],
  personal: Personal = {},
  upcasters: Upcasters = {},
  secrets: readonly PersistentSecret[] = [],
): ServiceDescription<D> => ({ name: api.name, api, needs, personal, upcasters, secrets });

/**
 * All services in start order. Service APIs, settings, processes, the embedded profile, migration, backup and rebuild
 * are derived from this list; docs/how-to/add-a-service.md lists the remaining steps for a new service.
 */
export const services = {
  place: service(placeApi, []),
  account: service(accountApi, ['log', 'files', 'mail'], accountPersonal, {}, ['blur', 'nickname']),
  offer: service(offerApi, ['log', 'files', 'search'], offerPersonal),
  request: service(
    requestApi,
    ['log'],
    { ...requestPersonal, ...calendarPersonal, ...counterLoanPersonal, ...unavailabilityPersonal, ...piecesPersonal },
    requestUpcasters,
  ),
  group: service(groupApi, ['log', 'files', 'mail'], { ...groupPersonal, ...searchRequestPersonal }),
  billing: service(billingApi, ['log', 'files', 'mail'], {
    ...invoicePersonal,
    ...adPersonal,
    ...paymentPersonal,
    ...payerPersonal,
    ...subscriptionPersonal,
  }),
  moderation: service(moderationApi, ['log', 'files', 'mail'], {
    ...casePersonal,
    ...feedbackPersonal,
    ...hintPersonal,
    ...flaggerPersonal,
    ...reporterPersonal,
  }),
  installation: service(installationApi, ['log', 'files']),
  partner: service(partnerApi, ['log'], partnerPersonal),
  notification: service(notificationApi, ['log', 'mail'], {
    ...deliveryPersonal,
    ...devicePersonal,
    ...searchPersonal,
  }),
} as const;
export type ServiceName = keyof typeof services;
export const serviceNames = Object.keys(services) as readonly ServiceName[];

/** Built-in sign-in, which runs only in the embedded profile and only without an external issuer. */
export const builtInSignIn = service(identityApi, ['log'], credentialPersonal, {}, ['sign-in-address']);

export const keepers: readonly ServiceDescription[] = [...Object.values(services), builtInSignIn];

/**
 * Services with personal data, except the account service, which asks each of them to erase a deleted person and waits
 * for their confirmation (ADR 54).
 */
export const keepersOfPeople = ({ builtInSignIn: here }: Readonly<{ builtInSignIn: boolean }>): readonly string[] =>
  keepers
    .filter(({ name, needs }) => needs.includes('log') && name !== services.account.name)
    .filter(({ name }) => here || name !== builtInSignIn.name)
    .map(({ name }) => name);
