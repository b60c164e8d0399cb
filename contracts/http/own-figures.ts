import * as z from 'zod';
import { addDays, daysBetween } from '../kernel/days.js';
import { OfferId } from '../kernel/ids.js';
import { Day } from '../kernel/period.js';
import { call } from './call.js';
import { ReportingStep } from './reporting.js';
import { AskedDay } from './shapes.js';

/** Maximum days of a period: two years with a leap day. */
export const MOST_FIGURE_DAYS = 732;
/** Maximum offers listed apart. */
export const MOST_FIGURE_OFFERS = 20;

/** Figures of a period. Sums are integer cents of the loans that began in it. */
const FiguresShape = z.object({
  views: z.int().describe('Visitors of the offers, each once a day; counted by day since the product counts days.'),
  loans: z.int().describe('Loans that began: agreed or completed requests, and loans entered at the counter.'),
  borrowers: z
    .int()
    .describe('Different people and companies who borrowed: accounts, and names of loans entered at the counter.'),
  late: z.int().describe('Loans recorded as returned after their agreed end.'),
  incomplete: z.int().describe('Loans whose return was recorded with missing parts.'),
  unit_days: z.int().describe('Units times days on which they were lent.'),
  occupancy: z
    .number()
    .nullable()
    .describe('`unit_days` by units times days online, from 0 to 1; null when nothing was online.'),
  income: z.int().describe('Agreed prices in money, without deposits and donations.'),
  donations: z.int(),
  crates: z.int(),
  sixpacks: z.int(),
});
export type FiguresShape = z.infer<typeof FiguresShape>;

const PeriodFigures = FiguresShape.extend({ from: Day, to: Day });

export const OwnFiguresShape = z.object({
  from: Day,
  to: Day,
  step: ReportingStep,
  rows: z.array(PeriodFigures),
  total: FiguresShape,
  compared: PeriodFigures.describe('The period of equal length before.'),
  offers: z
    .array(
      FiguresShape.extend({
        offer_id: OfferId,
        title: z.string(),
        own_number: z.string().nullable().describe('Own number of the owner.'),
        deleted: z.boolean(),
      }),
    )
    .describe(
      `At most ${MOST_FIGURE_OFFERS}, most days lent first; those that were neither lent nor viewed are left out.`,
    ),
  offer_count: z.int().describe('How many offers were lent or viewed.'),
});
export type OwnFiguresShape = z.infer<typeof OwnFiguresShape>;

const isPeriod = ({ from, to }: Readonly<{ from: string; to: string }>): boolean =>
  daysBetween(from, to) >= 0 && daysBetween(from, addDays(to, 1)) <= MOST_FIGURE_DAYS;

export const ownFiguresCalls = {
  ownFigures: call('GET /offer_figures', {
    access: 'user',
    cost: 'heavy',
    query: z
      .object({
        from: AskedDay,
        to: AskedDay.describe('Included.'),
        step: ReportingStep.default('month'),
        offer_id: OfferId.optional().describe('One own offer; absent: all.'),
      })
      .refine(isPeriod, { error: 'figures_period', path: ['to'] }),
    summary: 'Views, loans, days lent and income of the own offers, compared with the period before',
    note: `Two years (${MOST_FIGURE_DAYS} days) at most. Days of loans are those at the place of the offer, days of views those of Germany.`,
    answer: OwnFiguresShape,
  }),
} as const;
