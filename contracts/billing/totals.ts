import type { VatCase } from './vat.js';

/** Invoice line. `net` is the line total in cents, negative for a refund. */
export type Position = Readonly<{ net: number; vat: VatCase }>;
export type VatGroup = VatCase & Readonly<{ net: number; amount: number }>;
export type Totals = Readonly<{ groups: readonly VatGroup[]; net: number; vat: number; gross: number }>;

/** Rounds half cents away from zero, so that the amounts of an invoice and its credit note cancel out (ADR 81). */
export const roundHalf = (numerator: number, denominator: number): number => {
  const size = BigInt(Math.abs(numerator));
  const by = BigInt(denominator);
  const rounded = Number((2n * size + by) / (2n * by));
  return numerator < 0 ? 0 - rounded : rounded;
};

/**
 * Returns net, VAT and gross of an invoice in cents. VAT is rounded once per rate on the sum of its lines, never per
 * line (EN 16931, BR-CO-17), to match a tax adviser's figure.
 */
export const totalsOf = (positions: readonly Position[]): Totals => {
  const nets = new Map<string, VatCase & { net: number }>();
  for (const { net, vat } of positions) {
    const key = `${vat.category} ${vat.rate}`;
    const group = nets.get(key) ?? { ...vat, net: 0 };
    nets.set(key, { ...group, net: group.net + net });
  }
  const groups = [...nets.values()].map((group) => ({ ...group, amount: roundHalf(group.net * group.rate, 10_000) }));
  const net = groups.reduce((sum, group) => sum + group.net, 0);
  const vat = groups.reduce((sum, group) => sum + group.amount, 0);
  return { groups, net, vat, gross: net + vat };
};
