import { describeStoredEvents } from '../testing/stored-events.js';
import { InvoiceEvent, invoicePersonal, SeriesEvent } from './invoice-events.js';
import { PaymentEvent, paymentPersonal } from './payment-events.js';
import { SubscriptionEvent, subscriptionPersonal } from './subscription-events.js';

describeStoredEvents('billing', [SubscriptionEvent, PaymentEvent, InvoiceEvent, SeriesEvent], {
  personal: { ...invoicePersonal, ...paymentPersonal, ...subscriptionPersonal },
});
