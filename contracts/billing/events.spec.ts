import { describeStoredEvents } from '../testing/stored-events.js';
import { AdCountEvent, AdEvent, adPersonal } from './ad-events.js';
import { FeatureEvent } from './feature-events.js';
import { InvoiceEvent, invoicePersonal, SeriesEvent } from './invoice-events.js';
import { PayerEvent, payerPersonal } from './payer-events.js';
import { PaymentEvent, paymentPersonal } from './payment-events.js';
import { SubscriptionEvent, subscriptionPersonal } from './subscription-events.js';

describeStoredEvents(
  'billing',
  [SubscriptionEvent, PaymentEvent, InvoiceEvent, SeriesEvent, FeatureEvent, PayerEvent, AdEvent, AdCountEvent],
  { personal: { ...adPersonal, ...invoicePersonal, ...paymentPersonal, ...payerPersonal, ...subscriptionPersonal } },
);
