import type { Camel } from '@lendring/contracts/http/camel-case.js';
import { MOST_FIGURE_OFFERS, type FiguresShape, type OwnFiguresShape } from '@lendring/contracts/http/own-figures.js';
import { dayIn, OPERATOR_TIME_ZONE } from '@lendring/contracts/kernel/days.js';
import type { ownFiguresQueries } from '@lendring/contracts/offer/own-figures.js';
import type { lendingFiguresQueries } from '@lendring/contracts/request/lending-figures.js';
import { occupancyOf, unitDaysOffered } from '@lendring/contracts/rules/occupancy.js';
import type * as z from 'zod';
import type { Span } from './periods.js';

type Views = z.infer<typeof ownFiguresQueries.ownFigures.answer>;
type Lending = z.infer<typeof lendingFiguresQueries.lendingFigures.answer>;
type Figures = Camel<FiguresShape>;
type Counts = Partial<Omit<Figures, 'occupancy' | 'borrowers'>> & Readonly<{ borrowers?: readonly string[] }>;

const sum = (parts: readonly Counts[], offered: number): Figures => {
  const of = (name: Exclude<keyof Counts, 'borrowers'>): number =>
    parts.reduce((total, part) => total + (part[name] ?? 0), 0);
  const unitDays = of('unitDays');
  return {
    views: of('views'),
    loans: of('loans'),
    borrowers: new Set(parts.flatMap(({ borrowers = [] }) => borrowers)).size,
    late: of('late'),
    incomplete: of('incomplete'),
    unitDays,
    occupancy: occupancyOf(unitDays, offered),
    income: of('income'),
    donations: of('donations'),
    crates: of('crates'),
    sixpacks: of('sixpacks'),
  };
};

/** Figures of several spans from those of the offer and the request service. `today` ends the days offered. */
export const figuresFrom = ({ days: viewed, offers }: Views, lending: Lending, today: string) => {
  const days: readonly (Counts & Readonly<{ day: string }>)[] = [...viewed, ...lending.days];
  // Count offers by their first day once, because a period may have hundreds of steps.
  const existing = new Map(
    offers.map(({ onlineSince, ...offer }) => [
      offer.offerId,
      { ...offer, since: onlineSince && dayIn(onlineSince, OPERATOR_TIME_ZONE) },
    ]),
  );
  const online = [...Map.groupBy(existing.values(), ({ since }) => since)].map(([since, all]) => ({
    since,
    units: all.reduce((units, offer) => units + offer.units, 0),
  }));

  const within = (span: Span): Figures =>
    sum(
      days.filter(({ day }) => span.from <= day && day <= span.to),
      online.reduce((total, alike) => total + unitDaysOffered(alike, span, today), 0),
    );

  /** Offers that were lent or viewed, most unit days first. */
  const byOffer = (span: Span): Camel<Pick<OwnFiguresShape, 'offers' | 'offer_count'>> => {
    const lent = new Map(lending.offers.map((offer) => [offer.offerId, offer]));
    const all = [...new Set([...lent.keys(), ...existing.keys()])]
      .map((offerId) => {
        const [offer, loans] = [existing.get(offerId), lent.get(offerId)];
        const counted = sum(
          [{ views: offer?.views ?? 0 }, loans ?? {}],
          offer ? unitDaysOffered(offer, span, today) : 0,
        );
        return {
          offerId,
          title: offer?.title ?? loans?.title ?? '',
          ownNumber: offer?.number ?? null,
          deleted: !offer,
          ...counted,
        };
      })
      .filter(({ views, loans, unitDays }) => views + loans + unitDays > 0)
      .toSorted((a, b) => b.unitDays - a.unitDays || b.views - a.views || (a.offerId < b.offerId ? -1 : 1));
    return { offers: all.slice(0, MOST_FIGURE_OFFERS), offerCount: all.length };
  };

  return { within, byOffer };
};
