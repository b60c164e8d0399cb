import type {
  EndedPlan,
  InvoiceBuyer,
  InvoicePosition,
  InvoiceProduct,
  InvoiceTaxIds,
} from '@lendring/contracts/billing/invoices.js';
import type { Issuer } from '@lendring/contracts/billing/issuer.js';
import { keptUntil, yearsKept } from '@lendring/contracts/billing/retention.js';
import { totalsOf } from '@lendring/contracts/billing/totals.js';
import { decided, refused } from '@lendring/contracts/kernel/decider.js';
import { addDays } from '@lendring/contracts/kernel/days.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { Unit } from '@lendring/platform/runtime/service/service-parts.js';
import { DUE_DAYS, type InvoiceDecision } from './decide.js';
import { invoiceAggregate } from './invoice.aggregate.js';
import { seriesAggregate, seriesOf } from './series.aggregate.js';

/** `series` selects the invoice series; `country` and `retentionYears` determine the retention period. */
type InvoiceIssuer = Pick<Issuer, 'series' | 'country' | 'retentionYears'>;

export type Draft = Readonly<{
  invoiceId: string;
  userId: string;
  locale: 'de' | 'en' | 'nl';
  issuer: InvoiceIssuer;
  issuedOn: string;
  term: Readonly<{ from: string; to: string }> | null;
  buyer: InvoiceBuyer;
  positions: readonly InvoicePosition[];
  offerTitle?: string | null | undefined;
  /** Product; absent if an older invoice does not state it. */
  product?: InvoiceProduct;
  /** Tax ids; absent if an older payment or invoice does not record them. The PDF then shows the current ones. */
  taxIds?: InvoiceTaxIds | undefined;
}>;

const append = async (unit: Unit, draft: Draft, cancels: string | null): Promise<void> => {
  const { invoiceId, issuer, positions, offerTitle, ...rest } = draft;
  const { state } = await unit.load(invoiceAggregate, invoiceId);
  if (state.issued) return;
  const series = seriesOf(issuer.series, draft.issuedOn);
  const number = (await unit.load(seriesAggregate, series)).state.last + 1;
  const { net, vat, gross } = totalsOf(positions);
  const dueOn = addDays(draft.issuedOn, DUE_DAYS);
  unit.append(seriesAggregate, series, [{ type: 'NumberTaken', data: { series, number, invoiceId } }]);
  const issued = { ...rest, invoiceId, series, number, dueOn, positions: [...positions], net, vat, gross, cancels };
  const data = {
    ...issued,
    ...(offerTitle && { offerTitle }),
    keptUntil: keptUntil(draft.issuedOn, yearsKept(issuer)),
  };
  unit.append(invoiceAggregate, invoiceId, [{ type: 'InvoiceIssued', data }]);
};

/** Issues an invoice under the next number of its series; numbers are unique and have no gaps (§ 14 UStG). */
export const issue = (unit: Unit, draft: Draft): Promise<void> => append(unit, draft, null);

/** Derives the id, so that an invoice has one credit note at most. */
export const creditNoteOf = (invoiceId: string): string => derivedId(invoiceId, 'credit note');

/** Cancels an invoice with a credit note of the same lines, negated; the invoice itself stays unchanged. */
export const cancel = async (
  unit: Unit,
  invoiceId: string,
  {
    creditNoteId,
    issuer,
    on,
    at,
    reason,
    endedPlan,
  }: Readonly<{
    creditNoteId: string;
    issuer: InvoiceIssuer;
    on: string;
    at: string;
    reason?: string;
    endedPlan?: EndedPlan | undefined;
  }>,
): Promise<InvoiceDecision> => {
  const { state } = await unit.load(invoiceAggregate, invoiceId);
  const { issued } = state;
  if (!issued || issued.cancels !== null || issued.buyer === null) return refused('invoice_not_found');
  if (state.creditNoteId !== null) return decided([]);
  const { userId, locale, term, buyer, product, taxIds, offerTitle } = issued;
  const positions = issued.written.map((one) => ({ ...one, net: 0 - one.net }));
  await append(
    unit,
    {
      invoiceId: creditNoteId,
      userId,
      locale,
      issuer,
      issuedOn: on,
      term,
      buyer,
      positions,
      offerTitle,
      ...(product && { product }),
      ...(taxIds && { taxIds }),
    },
    invoiceId,
  );
  const cancelled = decided([
    {
      type: 'InvoiceCancelled' as const,
      data: { invoiceId, creditNoteId, at, ...(reason !== undefined && { reason }), ...(endedPlan && { endedPlan }) },
    },
  ]);
  unit.append(invoiceAggregate, invoiceId, cancelled.events);
  return cancelled;
};
