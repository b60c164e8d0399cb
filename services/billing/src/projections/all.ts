import { invoices } from './invoices.js';
import { payments } from './payments.js';
import { plans } from './plans.js';

/** Every read model of the billing service. */
export const projections = [plans, payments, invoices];
