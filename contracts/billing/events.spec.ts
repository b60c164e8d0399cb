import { describeStoredEvents } from '../testing/stored-events.js';
import { AdCountEvent, AdEvent, adPersonal } from './ads.js';
import { FeatureEvent } from './featured-offers.js';
import { InvoiceEvent, invoicePersonal, SeriesEvent } from './invoices.js';
import { PayerEvent, payerPersonal, PaymentEvent, paymentPersonal } from './payments.js';
import { SubscriptionEvent, subscriptionPersonal } from './plans.js';

describeStoredEvents(
  'billing',
  [SubscriptionEvent, PaymentEvent, InvoiceEvent, SeriesEvent, FeatureEvent, PayerEvent, AdEvent, AdCountEvent],
  { personal: { ...adPersonal, ...invoicePersonal, ...paymentPersonal, ...payerPersonal, ...subscriptionPersonal } },
);
