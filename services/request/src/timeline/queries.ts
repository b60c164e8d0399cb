import { addDays, dayIn, lastDay, lastDayBefore, timeIn } from '@lendring/contracts/kernel/days.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import type { Period } from '@lendring/contracts/kernel/period.js';
import { callerIdOf } from '@lendring/contracts/kernel/service-api.js';
import { DAY_MS } from '@lendring/contracts/kernel/time.js';
import { RentTypeId } from '@lendring/contracts/reference/rent-types.js';
import { isCalledOff, statusAt } from '@lendring/contracts/request/lifecycle.js';
import type { requestApi } from '@lendring/contracts/request/queries.js';
import type { HandoverTask, TimelineBar } from '@lendring/contracts/request/timeline.js';
import { allowedCounterActions, counterStatusAt, isCounterOverdue } from '@lendring/contracts/rules/counter-loan.js';
import { inWorkOrder, tasksOn } from '@lendring/contracts/rules/day-work.js';
import { lateFrom, outOf } from '@lendring/contracts/rules/late.js';
import { isLoanLate } from '@lendring/contracts/rules/loan-state.js';
import { depositStatus, type AgreedDeposit } from '@lendring/contracts/rules/deposit-status.js';
import { servicesOf } from '@lendring/contracts/rules/delivery.js';
import { recordProblem } from '@lendring/contracts/rules/handover.js';
import { overlaps, type Interval } from '@lendring/contracts/rules/overlap.js';
import { quantityOf } from '@lendring/contracts/rules/quote.js';
import { returnDay } from '@lendring/contracts/rules/return-day.js';
import { findAll } from '@lendring/platform/read-models/find-all.js';
import type { Filter } from '@lendring/platform/read-models/documents.port.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { BlockDocument } from '../calendar/blocks.js';
import type { Taken } from '../calendar/calendar.aggregate.js';
import { counterDeposit, depositOf } from '../handover/decide-deposit.js';
import type { CounterLoanDocument } from '../counter-loan/projection.js';
import { recordOf, type Handovers } from '../handover/decide-record.js';
import { piecesOfLoans } from '../pieces/of-loans.js';
import type { PiecesDocument } from '../pieces/projection.js';
import type { ReadModels } from '../ports.js';
import type { RequestDocument } from '../request/projection.js';
import { contactOf } from '../request/view.js';
import { isMovable } from '../unavailability/decide.js';
import type { UnavailabilityDocument } from '../unavailability/projection.js';

type Queries = ServiceHandlers<typeof requestApi>['queries'];

const none = {
  requestId: null,
  counterLoanId: null,
  blockId: null,
  entryId: null,
  preparation: false,
  kind: null,
  status: null,
  vendorAccepted: false,
  handedOut: false,
  otherId: null,
  name: null,
  overdue: false,
  movable: false,
  offers: null,
  repeat: null,
} as const;

type Timed = Pick<TimelineBar, 'zone' | 'timeFrom' | 'timeTo' | 'rentType'>;

const days = (zone: string): Timed => ({ zone, timeFrom: null, timeTo: null, rentType: RentTypeId.day });
const hours = ({ start, end }: Interval, zone: string): Timed => ({
  zone,
  timeFrom: timeIn(start, zone),
  timeTo: timeIn(end, zone),
  rentType: RentTypeId.hour,
});

const timesOf = (period: Period): Timed =>
  period.wish.kind === 'hours' ? hours(period, period.zone) : days(period.zone);

/** Preparation is counted in hours or in days, which begin and end at midnight. */
const timesOfPreparation = (one: Interval, zone: string): Timed =>
  [one.start, one.end].every((at) => timeIn(at, zone) === '00:00') ? days(zone) : hours(one, zone);

const firstDayOf = ({ wish }: Period): string => (wish.kind === 'hours' ? wish.day : wish.from);

/** Day of return, or of an earlier actual return. */
const lastDayOf = (period: Period, end: string, rentType: Parameters<typeof returnDay>[1]): string => {
  if (end >= period.end) return returnDay(period, rentType);
  const [first, back] = [firstDayOf(period), lastDayBefore(end, period.zone)];
  return back < first ? first : back;
};

/** Last day of a loan that is late so far. */
const today = ({ zone }: Period, at: string): string => dayIn(at, zone);

const rentTypeOf = ({ terms }: RequestDocument) => terms.pricing.rentType;

const requestBar = (request: RequestDocument, at: string): TimelineBar => {
  const { requestId, offerId, creatorId, period, end, accepted, terms } = request;
  const status = statusAt(request, at);
  const isLate = isLoanLate(request, rentTypeOf(request), at);
  return {
    ...none,
    ...timesOf(period),
    rentType: rentTypeOf(request),
    offerId,
    requestId,
    status,
    vendorAccepted: accepted.vendor,
    handedOut: request.isOut,
    otherId: creatorId,
    units: quantityOf(terms),
    dateFrom: firstDayOf(period),
    dateTo: isLate ? today(period, at) : lastDayOf(period, end, rentTypeOf(request)),
    start: period.start,
    end,
    overdue: isLate,
  };
};

const counterBar = (loan: CounterLoanDocument, at: string): TimelineBar => {
  const { loanId, offerId, creatorId, period, end, name, units } = loan;
  const isLate = isCounterOverdue(loan, at);
  return {
    ...none,
    ...timesOf(period),
    offerId,
    counterLoanId: loanId,
    status: counterStatusAt(loan, at),
    vendorAccepted: true,
    handedOut: loan.isOut,
    otherId: creatorId,
    name,
    units,
    dateFrom: firstDayOf(period),
    dateTo: isLate ? today(period, at) : lastDayOf(period, end, null),
    start: period.start,
    end,
    overdue: isLate,
  };
};

const blockBar = ({ blockId, offerId, period, kind, units }: BlockDocument): TimelineBar => ({
  ...none,
  ...timesOf(period),
  offerId,
  blockId,
  kind,
  units,
  dateFrom: firstDayOf(period),
  dateTo: period.wish.kind === 'days' ? lastDay(period.wish) : lastDayBefore(period.end, period.zone),
  start: period.start,
  end: period.end,
  movable: period.wish.kind === 'days',
});

const entryBar = (
  offerId: string,
  { start, end, kind, units, entry }: Taken,
  document: UnavailabilityDocument,
): TimelineBar => {
  const zone = entry?.zone ?? document.zone;
  return {
    ...none,
    ...(document.days.hours ? hours({ start, end }, zone) : days(zone)),
    offerId,
    entryId: document.entryId,
    name: document.name,
    kind,
    units,
    dateFrom: dayIn(start, zone),
    dateTo: lastDayBefore(end, zone),
    start,
    end,
    movable: isMovable(document),
    offers: document.offerIds && document.offerIds.length,
    repeat: document.days.repeat,
  };
};

const preparationBar = (offerId: string, { start, end, units }: Taken, loan: TimelineBar): TimelineBar => ({
  ...none,
  ...timesOfPreparation({ start, end }, loan.zone),
  offerId,
  requestId: loan.requestId,
  counterLoanId: loan.counterLoanId,
  otherId: loan.otherId,
  name: loan.name,
  preparation: true,
  units,
  dateFrom: dayIn(start, loan.zone),
  dateTo: lastDayBefore(end, loan.zone),
  start,
  end,
});

/** Longest preparation; a loan that ended so long ago may still be followed by it. */
const LONGEST_PREPARATION_MS = limits.preparation * DAY_MS;

/** Range of instants that contains a local day in every time zone. */
const around = (day: string): Interval => ({
  start: `${addDays(day, -1)}T00:00:00.000Z`,
  end: `${addDays(day, 2)}T00:00:00.000Z`,
});

const within = ({ start, end }: Interval, path: string): Filter => ({ [path]: { $gte: start, $lt: end } });

/**
 * Loans that may have work on a day: those that begin, end or returned around it, those that run, which may still have
 * to be handed out, and those that are late.
 */
const mayHaveWork = (vendorId: string, stages: readonly string[], day: string, at: string): Filter => ({
  $and: [
    { vendorId, stage: { $in: stages } },
    {
      $or: [
        within(around(day), 'period.start'),
        within(around(day), 'end'),
        within(around(day), 'finishedAt'),
        { stage: 'agreed', 'period.start': { $lte: at } },
      ],
    },
  ],
});

type Worked = Omit<
  HandoverTask,
  'deposit' | 'task' | 'state' | 'at' | 'zone' | 'time' | 'listed' | 'handOut' | 'delivery'
>;

/** Handover of a loan as far as it is recorded; `pieces`: of its offer, if it has numbered ones. */
type Recorded = Readonly<{
  deposit: AgreedDeposit | undefined;
  loanId: string;
  period: Period;
  finishedAt: string | null;
  /** The handover is recorded, pieces are out, or the borrower has said that it was handed back. */
  isOut: boolean;
  handovers: Handovers;
  parts: readonly unknown[];
  pieces: PiecesDocument | undefined;
}>;

const arePiecesOut = ({ loanId, pieces }: Recorded): boolean =>
  pieces?.out.some((one) => one.loanId === loanId) ?? false;

/** Pieces that went out before calendars noted it count as well. */
const wasHandedOut = (recorded: Recorded): boolean => recorded.isOut || arePiecesOut(recorded);

const handOutOf = (recorded: Recorded, at: string): HandoverTask['handOut'] => {
  const { handovers, parts, pieces, finishedAt } = recorded;
  if (finishedAt !== null || recordProblem('out', recorded, at)) return null;
  if (recordOf(handovers, 'out')) return parts.length === 0 ? 'undo' : null;
  if (wasHandedOut(recorded)) return null;
  return parts.length === 0 && !pieces?.count ? 'do' : 'page';
};

/** Tasks of a loan on a day, with the local times of hourly loans. */
const worked = (
  loan: Worked,
  recorded: Recorded,
  { day, at, rentType }: Readonly<{ day: string; at: string; rentType: RentTypeId | null }>,
  delivery: RequestDocument['terms']['delivery'] = undefined,
): readonly HandoverTask[] => {
  const services = delivery ? servicesOf(delivery.choice) : [];
  const { period, finishedAt } = recorded;
  const isOut = wasHandedOut(recorded);
  const { zone } = period;
  const returnedOn = finishedAt && dayIn(finishedAt, zone);
  const { timeFrom, timeTo } = timesOf(period);
  return tasksOn(
    { first: loan.dateFrom, last: loan.dateTo, end: lateFrom(period.end, outOf(period, rentType)), isOut, returnedOn },
    day,
    { today: dayIn(at, zone), at },
  ).map(({ task, state }) => ({
    ...loan,
    // The first step of a loan that is not handed over is its handover.
    completable: loan.completable && isOut,
    task,
    state,
    at: task === 'handover' ? period.start : period.end,
    zone,
    time: task === 'handover' ? timeFrom : timeTo,
    deposit: recorded.deposit ? depositStatus(recorded.deposit, recorded.handovers) : null,
    listed: recorded.parts.length > 0 || arePiecesOut(recorded),
    handOut: task === 'handover' ? handOutOf(recorded, at) : null,
    delivery:
      delivery && services.includes(task === 'handover' ? 'bring' : 'fetch')
        ? { placeId: delivery.placeId ?? null }
        : null,
  }));
};

type PiecesOf = (offerId: string) => PiecesDocument | undefined;
type NumbersOf = (loanId: string) => readonly string[];

const requestTasks = (
  request: RequestDocument,
  day: string,
  at: string,
  piecesOf: PiecesOf,
  numbersOf: NumbersOf,
): readonly HandoverTask[] => {
  const { requestId, offerId, creatorId, period, terms, handedBack } = request;
  const loan: Worked = {
    requestId,
    counterLoanId: null,
    counterGroupId: null,
    offerId,
    title: terms.title,
    units: quantityOf(terms),
    pieces: [...numbersOf(requestId)],
    otherId: creatorId,
    name: null,
    phone: null,
    contactReleased: contactOf(request, at).contactReleased,
    placeId: terms.placeId ?? null,
    dateFrom: firstDayOf(period),
    dateTo: returnDay(period, rentTypeOf(request)),
    handedBack,
    completable: statusAt(request, at) === 'running',
  };
  const recorded = {
    ...request,
    deposit: depositOf(terms),
    loanId: requestId,
    parts: terms.parts ?? [],
    pieces: piecesOf(offerId),
  };
  return worked(loan, recorded, { day, at, rentType: rentTypeOf(request) }, terms.delivery);
};

const counterTasks = (
  loan: CounterLoanDocument,
  day: string,
  at: string,
  piecesOf: PiecesOf,
  numbersOf: NumbersOf,
): readonly HandoverTask[] => {
  const { loanId, offerId, title, units, creatorId, period, name, phone } = loan;
  const task: Worked = {
    requestId: null,
    counterLoanId: loanId,
    counterGroupId: loan.together?.[0] ?? null,
    offerId,
    title,
    units,
    pieces: [...numbersOf(loanId)],
    otherId: creatorId,
    name,
    phone,
    contactReleased: false,
    dateFrom: firstDayOf(period),
    dateTo: returnDay(period, null),
    handedBack: false,
    completable: allowedCounterActions({ ...loan, isLinked: creatorId !== null }, at).includes('complete'),
  };
  return worked(
    task,
    { ...loan, deposit: counterDeposit(loan), pieces: piecesOf(offerId) },
    { day, at, rentType: null },
  );
};

export const timelineQueryHandlers = (read: ReadModels): Pick<Queries, 'timeline' | 'handovers'> => ({
  async timeline({ offerIds, from: start, to: end }, context) {
    const vendorId = callerIdOf(context);
    if (!vendorId || offerIds.length === 0) return [];
    const { at } = context;
    const asked = new Set(offerIds);
    const touching = (last: string): Filter => ({
      $and: [{ vendorId, [last]: { $gt: start } }, { 'period.start': { $lt: end } }],
    });
    const near = {
      from: new Date(Date.parse(start) - LONGEST_PREPARATION_MS).toISOString(),
      to: new Date(Date.parse(end) + LONGEST_PREPARATION_MS).toISOString(),
    };
    // Loans near the range, and older ones that are late. Paths are those of one index, so that no document is read.
    const lent = (vendor: Filter): Filter => ({
      $and: [
        vendor,
        { 'period.start': { $lt: near.to } },
        { $or: [{ end: { $gt: near.from } }, { stage: 'agreed', end: { $lte: at } }] },
      ],
    });
    const [requests, counterLoans, blocks, calendars] = await Promise.all([
      findAll(read.requests, { filter: lent({ ownerId: vendorId }), sort: [['period.start', 1]] }),
      findAll(read.counterLoans, { filter: lent({ vendorId }), sort: [['end', 1]] }),
      findAll(read.blocks, { filter: { $and: [touching('period.end'), { removed: false }] } }),
      read.calendars.getMany(offerIds),
    ]);
    const blocked = calendars.flatMap(({ offerId, taken }) =>
      taken
        .filter((one) => one.entry && one.vendorId === vendorId && overlaps(one, { start, end }))
        .map((one) => ({ offerId, one })),
    );
    const entryIds = [...new Set(blocked.flatMap(({ one }) => one.entry?.entryId ?? []))];
    const entries = new Map(
      (entryIds.length > 0 ? await read.unavailabilities.getMany(entryIds) : []).map((entry) => [entry.entryId, entry]),
    );
    const loans = [
      ...requests
        .filter((request) => asked.has(request.offerId) && request.vendorId === vendorId)
        .map((request) => requestBar(request, at)),
      ...counterLoans.filter(({ offerId }) => asked.has(offerId)).map((loan) => counterBar(loan, at)),
    ];
    const loanOf = new Map(loans.map((loan) => [loan.requestId ?? loan.counterLoanId, loan]));
    const prepared = calendars.flatMap(({ offerId, taken }) =>
      taken.flatMap((one) => {
        const loan = loanOf.get(one.key);
        return one.reason === 'preparation' && loan && overlaps(one, { start, end })
          ? [preparationBar(offerId, one, loan)]
          : [];
      }),
    );
    return [
      ...loans.filter((loan) => loan.overdue || overlaps(loan, { start, end })),
      ...prepared,
      ...blocks.filter(({ offerId }) => asked.has(offerId)).map(blockBar),
      ...blocked.flatMap(({ offerId, one }) => {
        const entry = entries.get(one.entry?.entryId ?? '');
        return entry ? [entryBar(offerId, one, entry)] : [];
      }),
    ].filter(({ status }) => status === null || !isCalledOff(status));
  },

  async handovers({ day }, context) {
    const vendorId = callerIdOf(context);
    if (!vendorId) return [];
    const filter = mayHaveWork(vendorId, ['agreed', 'completed'], day, context.at);
    const [requests, counterLoans] = await Promise.all([
      findAll(read.requests, { filter }),
      findAll(read.counterLoans, { filter }),
    ]);
    const offerIds = [...new Set([...requests, ...counterLoans].map(({ offerId }) => offerId))];
    const pieces = offerIds.length > 0 ? await read.pieces.getMany(offerIds) : [];
    const piecesOf: PiecesOf = (offerId) => pieces.find((one) => one.offerId === offerId && one.ownerId === vendorId);
    const numbersOf = await piecesOfLoans(read, [
      ...requests.map(({ requestId, offerId }) => ({ loanId: requestId, offerId })),
      ...counterLoans,
    ]);
    return [
      ...requests.flatMap((request) => requestTasks(request, day, context.at, piecesOf, numbersOf)),
      ...counterLoans.flatMap((loan) => counterTasks(loan, day, context.at, piecesOf, numbersOf)),
    ].toSorted(inWorkOrder);
  },
});
