import { accountPersonal } from './account/events.js';
import { accountDoor } from './account/queries.js';
import { invoicePersonal } from './billing/invoices.js';
import { payerPersonal, paymentPersonal } from './billing/payments.js';
import { adPersonal } from './billing/ads.js';
import { subscriptionPersonal } from './billing/plans.js';
import { billingDoor } from './billing/queries.js';
import { groupPersonal } from './group/events.js';
import { groupDoor } from './group/queries.js';
import { searchRequestPersonal } from './group/search-request.js';
import { credentialPersonal } from './identity/events.js';
import { identityDoor } from './identity/queries.js';
import { installationDoor } from './installation/queries.js';
import type { AnyDoor } from './kernel/door.js';
import type { Personal } from './kernel/events.js';
import { casePersonal } from './moderation/events.js';
import { feedbackPersonal } from './moderation/feedback.js';
import { hintPersonal } from './moderation/hints.js';
import { flaggerPersonal } from './moderation/trusted-flaggers.js';
import { reporterPersonal } from './moderation/unfounded-reports.js';
import { moderationDoor } from './moderation/queries.js';
import type { Upcasters } from './kernel/upcasters.js';
import { deliveryPersonal } from './notification/delivery.js';
import { searchPersonal } from './notification/saved-searches.js';
import { devicePersonal } from './notification/devices.js';
import { notificationDoor } from './notification/queries.js';
import { offerPersonal } from './offer/events.js';
import { offerDoor } from './offer/queries.js';
import { partnerPersonal } from './partner/events.js';
import { partnerDoor } from './partner/queries.js';
import { placeDoor } from './place/queries.js';
import { calendarPersonal } from './request/calendar.js';
import { requestPersonal } from './request/events.js';
import { requestDoor } from './request/queries.js';
import { requestUpcasters } from './request/upcasters.js';

/**
 * Infrastructure of a service: its own event log with read models and keys, uploaded files, a search engine, a mail
 * server.
 */
export type Need = 'log' | 'files' | 'search' | 'mail';

/**
 * Installation secret that stored data depends on, in stream names or blurred places: changing it makes a log
 * unreadable.
 */
export type PersistentSecret = 'blur' | 'nickname' | 'sign-in-address';

export type ServiceDescription<D extends AnyDoor = AnyDoor> = Readonly<{
  name: D['name'];
  door: D;
  needs: readonly Need[];
  personal: Personal;
  upcasters: Upcasters;
  /** Secrets its log depends on, besides personal keys: the service refuses to start with different ones. */
  secrets: readonly PersistentSecret[];
}>;

const service = <D extends AnyDoor>(
  door: D,
  needs: readonly Need[],
  personal: Personal = {},
  upcasters: Upcasters = {},
  secrets: readonly PersistentSecret[] = [],
): ServiceDescription<D> => ({ name: door.name, door, needs, personal, upcasters, secrets });

/**
 * All services in start order. Service APIs, settings, processes, the embedded profile, migration, backup and rebuild
 * are derived from this list; docs/how-to/add-a-service.md lists the other steps for a new one.
 */
export const services = {
  place: service(placeDoor, []),
  account: service(accountDoor, ['log', 'files', 'mail'], accountPersonal, {}, ['blur', 'nickname']),
  offer: service(offerDoor, ['log', 'files', 'search'], offerPersonal),
  request: service(requestDoor, ['log'], { ...requestPersonal, ...calendarPersonal }, requestUpcasters),
  group: service(groupDoor, ['log', 'files', 'mail'], { ...groupPersonal, ...searchRequestPersonal }),
  billing: service(billingDoor, ['log', 'files', 'mail'], {
    ...invoicePersonal,
    ...adPersonal,
    ...paymentPersonal,
    ...payerPersonal,
    ...subscriptionPersonal,
  }),
  moderation: service(moderationDoor, ['log', 'files', 'mail'], {
    ...casePersonal,
    ...feedbackPersonal,
    ...hintPersonal,
    ...flaggerPersonal,
    ...reporterPersonal,
  }),
  installation: service(installationDoor, ['log', 'files']),
  partner: service(partnerDoor, ['log'], partnerPersonal),
  notification: service(notificationDoor, ['log', 'mail'], {
    ...deliveryPersonal,
    ...devicePersonal,
    ...searchPersonal,
  }),
} as const;
export type ServiceName = keyof typeof services;
export const serviceNames = Object.keys(services) as readonly ServiceName[];

/** Built-in sign-in: runs only in the embedded profile, unless an external issuer is configured. */
export const builtInSignIn = service(identityDoor, ['log'], credentialPersonal, {}, ['sign-in-address']);

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
