import type { VatCase } from './vat.js';

/** A line of an invoice: `net` is what all of it costs, in cents; what is given back is negative. */
export type Position = Readonly<{ net: number; vat: VatCase }>;
export type VatGroup = VatCase & Readonly<{ net: number; amount: number }>;
export type Totals = Readonly<{ groups: readonly VatGroup[]; net: number; vat: number; gross: number }>;

/** Half a cent goes away from zero, so that an invoice and what takes it back come to the same (ADR 81). */
export const roundHalf = (numerator: number, denominator: number): number => {
  const size = BigInt(Math.abs(numerator));
  const by = BigInt(denominator);
  const rounded = Number((2n * size + by) / (2n * by));
  return numerator < 0 ? 0 - rounded : rounded;
};

/**
 * Net, VAT and gross of an invoice in cents. VAT is rounded once for each rate, of the sum of its lines, and never line
 * by line (EN 16931, BR-CO-17): that is the figure a tax adviser computes.
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
