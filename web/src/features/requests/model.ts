import type { PeriodShape, RequestRowShape, RequestShape, TimelineEntry } from '@lendring/contracts/http/request.js';
import { dayIn, daysBetween } from '@lendring/contracts/kernel/days.js';
import { ratingsShownFrom } from '@lendring/contracts/rules/ratings.js';
import { endedWithoutLoan, isAgreed, isCalledOff, type RequestAction } from '@lendring/contracts/request/lifecycle.js';
import type { RequestEnding } from '@lendring/contracts/request/statuses.js';
import { obligesToPay } from '../../parts/offers/obliges-to-pay.js';

/** Phase of the agreed period on a day in the offer's time zone; `single` is handover and return on the same day. */
export type Moment = 'later' | 'tomorrow' | 'today' | 'single' | 'out' | 'back' | 'overdue';

/** @param now ISO instant; converted to a day in the offer's time zone */
export const momentOf = (
  period: Pick<PeriodShape, 'kind' | 'date_from' | 'date_to' | 'start' | 'end' | 'zone'>,
  now: string,
): Moment => {
  const today = dayIn(now, period.zone);
  if (period.kind === 'hours') {
    if (now >= period.end) return 'overdue';
    if (now >= period.start) return 'out';
  } else {
    if (today > period.date_to) return 'overdue';
    if (today === period.date_from) return period.date_from === period.date_to ? 'single' : 'today';
    if (today === period.date_to) return 'back';
    if (today > period.date_from) return 'out';
  }
  const ahead = daysBetween(today, period.date_from);
  return ahead <= 0 ? 'today' : ahead === 1 ? 'tomorrow' : 'later';
};

/** Current situation of a request from one side's view; each has a title and a line in every language. */
export const scenes = [
  'otherLeft',
  'otherSuspendedCreator',
  'otherSuspendedVendor',
  'otherSuspendedRevoke',
  'offerLockedVendor',
  'offerLockedCreator',
  'offerPausedVendor',
  'offerPausedCreator',
  'selfSuspended',
  'apart',
  'proposedSelf',
  'proposedOther',
  'vendorAnswer',
  'vendorAnswerFirm',
  'vendorAnswerAuto',
  'vendorTaken',
  'vendorWaits',
  'creatorWaits',
  'creatorWaitsAuto',
  'creatorFirm',
  'creatorDecides',
  'creatorTaken',
  'plannedVendor',
  'plannedCreator',
  'handoverVendor',
  'handoverCreator',
  'singleVendor',
  'singleCreator',
  'notOutVendor',
  'notOutCreator',
  'outVendor',
  'outCreator',
  'backVendor',
  'backCreator',
  'overdueVendor',
  'overdueCreator',
  'handedBackVendor',
  'handedBackCreator',
  'rate',
  'rateBack',
  'ratedWaiting',
  'ratedBoth',
  'declinedVendor',
  'declinedCreator',
  'declinedGoneVendor',
  'declinedGoneCreator',
  'revokedVendor',
  'revokedCreator',
  'withdrawnVendor',
  'withdrawnCreator',
  'cancelledSelf',
  'cancelledOther',
  'cancelledBegunSelf',
  'cancelledBegunOther',
  'expiredSelf',
  'expiredOther',
] as const;
export type Scene = (typeof scenes)[number];

type Seen = Pick<
  RequestShape,
  | 'side'
  | 'status'
  | 'accepted'
  | 'handed_out'
  | 'handed_back'
  | 'finished_at'
  | 'overlaps_taken'
  | 'auto_accept'
  | 'period'
  | 'timeline'
  | 'other_left_at'
  | 'suspended'
  | 'blocked'
  | 'offer_held'
  | 'handovers'
  | 'proposal'
  | 'your_turn'
  | 'actions'
>;

/** Another period that decides an open request next, while it can still be agreed on; null: none. */
const proposedScene = ({ side, proposal, your_turn: isTurn, actions }: Seen): Scene | null => {
  if (!proposal) return null;
  if (proposal.side === side) return isTurn ? null : 'proposedSelf';
  return actions.includes('agree_period') ? 'proposedOther' : null;
};

/** Whether a proposed period is the subject of the scene, rather than shown next to it. */
export const isProposed = (scene: Scene): boolean => scene === 'proposedSelf' || scene === 'proposedOther';

const openScene = ({ side, accepted, overlaps_taken: taken, auto_accept: auto }: Seen): Scene => {
  if (side === 'vendor') {
    if (accepted.vendor) return 'vendorWaits';
    if (taken) return 'vendorTaken';
    return auto ? 'vendorAnswerAuto' : accepted.creator ? 'vendorAnswerFirm' : 'vendorAnswer';
  }
  if (accepted.vendor) return 'creatorDecides';
  if (taken) return 'creatorTaken';
  return accepted.creator ? 'creatorFirm' : auto ? 'creatorWaitsAuto' : 'creatorWaits';
};

const momentScene = {
  later: 'planned',
  tomorrow: 'planned',
  today: 'handover',
  single: 'single',
  out: 'out',
  back: 'back',
  overdue: 'overdue',
} as const;

/** Scenes once the handover is recorded, which may be before the first day. */
const sceneAfterHandover = { ...momentScene, later: 'out', tomorrow: 'out', today: 'out', single: 'back' } as const;
/** Scenes until then. */
const sceneBeforeHandover = { ...momentScene, out: 'notOut', back: 'notOut', overdue: 'notOut' } as const;

const loanScene = ({ period, handed_out: isOut }: Seen, now: string) =>
  (isOut ? sceneAfterHandover : sceneBeforeHandover)[momentOf(period, now)];

/** Whether a side has rated; the other side's text may still be hidden. */
export const hasRated = ({ timeline, side }: Pick<RequestShape, 'timeline' | 'side'>, who: 'self' | 'other'): boolean =>
  timeline.some((entry) => entry.type === 'rated' && (entry.side === side) === (who === 'self'));

/**
 * End of the period in which ratings are hidden, as an ISO instant; null if no loan has ended or the period is over.
 */
export const ratingsWaitUntil = ({ timeline }: Pick<RequestShape, 'timeline'>, now: string): string | null => {
  const ended = timeline.findLast(({ type }) => type === 'completed' || type === 'cancelled');
  const until = ended ? ratingsShownFrom(ended.at) : now;
  return now < until ? until : null;
};

const ratedScene = (request: Seen): Scene => {
  const mine = hasRated(request, 'self');
  const theirs = hasRated(request, 'other');
  if (mine) return theirs ? 'ratedBoth' : 'ratedWaiting';
  return theirs ? 'rateBack' : 'rate';
};

export const hadBegun = ({
  status,
  period,
  finished_at: finishedAt,
}: Pick<Seen, 'status' | 'period' | 'finished_at'>): boolean =>
  status === 'cancelled' && !endedWithoutLoan({ status, period, finishedAt });

const heldScene = { locked: 'offerLocked', trader_missing: 'offerPaused' } as const;

/** Maps status, side, acceptances and dates to the scene; the only place that decides whose turn it is. */
export const sceneOf = (request: Seen, now: string): Scene => {
  const { side, status, timeline, accepted } = request;
  if (request.other_left_at !== null) return 'otherLeft';
  const suffix = side === 'vendor' ? 'Vendor' : 'Creator';
  switch (status) {
    case 'open':
      if (request.blocked) return 'apart';
      if (request.suspended === 'self') return 'selfSuspended';
      if (request.suspended === 'other') return takesBack(request) ? 'otherSuspendedRevoke' : `otherSuspended${suffix}`;
      if (request.offer_held) return `${heldScene[request.offer_held]}${suffix}`;
      return proposedScene(request) ?? openScene(request);
    case 'agreed':
    case 'running':
      if (request.handed_back) return `handedBack${suffix}`;
      return `${loanScene(request, now)}${suffix}`;
    case 'completed':
      return ratedScene(request);
    // A decline without a side means that the offer was deleted.
    case 'declined':
      return timeline.some((entry) => entry.type === 'declined' && entry.side === null)
        ? `declinedGone${suffix}`
        : `${accepted.vendor ? 'revoked' : 'declined'}${suffix}`;
    case 'withdrawn':
      return `withdrawn${suffix}`;
    case 'cancelled': {
      const who = timeline.some((entry) => entry.type === 'cancelled' && entry.side === side) ? 'Self' : 'Other';
      return `${hadBegun(request) ? 'cancelledBegun' : 'cancelled'}${who}`;
    }
    // The side whose answer was due let the request expire.
    case 'expired':
      return (accepted.vendor ? 'creator' : 'vendor') === side ? 'expiredSelf' : 'expiredOther';
  }
};

export const awaitsVendor = ({
  status,
  accepted,
  blocked,
  suspended,
  offer_held: held,
  overlaps_taken: taken,
}: Pick<RequestShape, 'status' | 'accepted' | 'blocked' | 'suspended' | 'offer_held' | 'overlaps_taken'>): boolean =>
  status === 'open' && !accepted.vendor && !taken && !blocked && suspended === null && held === null;

const mainOf: Partial<Record<Scene, RequestAction>> = {
  vendorAnswer: 'accept',
  vendorAnswerFirm: 'accept',
  vendorAnswerAuto: 'accept',
  creatorDecides: 'accept',
  backVendor: 'complete',
  handedBackVendor: 'complete',
  backCreator: 'hand_back',
  overdueVendor: 'complete',
  overdueCreator: 'complete',
  rate: 'rate',
  rateBack: 'rate',
};
/**
 * Controls outside the action list: next to the contact details, below the rating, in the lists of handover and return,
 * and at the period.
 */
const elsewhere = [
  'share_address',
  'unshare_address',
  'answer_rating',
  'record_out',
  'record_back',
  'answer_out',
  'answer_back',
  'agree_period',
  'decline_period',
  'take_back_period',
] as const satisfies readonly RequestAction[];
type Elsewhere = (typeof elsewhere)[number];
export type ButtonAction = Exclude<RequestAction, Elsewhere>;
const hasButton = (action: RequestAction): action is ButtonAction => !elsewhere.includes(action as Elsewhere);
const destructive: ReadonlySet<RequestAction> = new Set(['decline', 'withdraw', 'cancel']);
const order: readonly RequestAction[] = [
  'accept',
  'complete',
  'hand_back',
  'rate',
  'message',
  'propose_period',
  'archive',
  'unarchive',
  'decline',
  'withdraw',
  'cancel',
];

/**
 * Handover and return are on the page from the agreement on, and also after a loan that had begun. The borrower sees
 * them once there is a list of parts or a record.
 */
export const showsHandovers = ({
  side,
  status,
  parts,
  handovers,
  period,
  finished_at: finishedAt,
}: Pick<RequestShape, 'side' | 'status' | 'parts' | 'handovers' | 'period' | 'finished_at'>): boolean =>
  handovers.length > 0 ||
  ((side === 'vendor' || parts.length > 0) && status !== 'open' && !endedWithoutLoan({ status, period, finishedAt }));

const handOutScenes: ReadonlySet<Scene> = new Set(['handoverVendor', 'singleVendor', 'notOutVendor']);

/** True if the first step of a scene is to record the handover. */
export const isToHandOut = ({ actions }: Pick<RequestShape, 'actions'>, scene: Scene): boolean =>
  handOutScenes.has(scene) && actions.includes('record_out');

export type ShownAction = Readonly<{ action: ButtonAction; look: 'main' | 'second' | 'danger' }>;

export const shownActions = (
  { actions, side, accepted }: Pick<RequestShape, 'actions' | 'side' | 'accepted'>,
  scene: Scene,
): readonly ShownAction[] => {
  const main = mainOf[scene];
  const rank = (action: RequestAction) => (action === main ? -1 : order.indexOf(action));
  // Hide `accept` where the creator's advance acceptance has no effect or would be for a period that may change, and
  // `hand_back` for the creator when `complete` makes it redundant.
  const isInAdvance = side === 'creator' && !accepted.vendor;
  const shown = actions
    .filter(hasButton)
    .filter((action) => !(action === 'accept' && (scene === 'creatorWaitsAuto' || (isInAdvance && isProposed(scene)))))
    .filter((action) => !(action === 'hand_back' && actions.includes('complete')));
  return shown
    .toSorted((a, b) => rank(a) - rank(b))
    .map((action) => ({ action, look: action === main ? 'main' : destructive.has(action) ? 'danger' : 'second' }));
};

export type StageKey =
  | 'asked'
  | 'taken'
  | 'agreed'
  | 'handed'
  | 'returned'
  | 'rated'
  | Exclude<RequestEnding, 'completed'>;
/** `at` is a past instant, `on` a planned day. */
export type StageFact = Readonly<{ key: StageKey; at?: string | undefined; on?: string | undefined }>;

const when = (timeline: readonly TimelineEntry[], type: TimelineEntry['type']): string | undefined =>
  timeline.findLast((entry) => entry.type === type)?.at;

/** Stages of the progress line; an early ending is the last stage. `current` is the number of completed stages. */
export const stagesOf = (
  request: Seen & Pick<RequestShape, 'asked_at'>,
): Readonly<{ stages: readonly StageFact[]; current: number }> => {
  const { status, period, timeline, asked_at: askedAt } = request;
  const asked: StageFact = { key: 'asked', at: askedAt };
  const agreedAt = when(timeline, 'agreed');
  const agreed: StageFact = { key: 'agreed', at: agreedAt };
  if (isCalledOff(status)) {
    const key = status === 'declined' && request.accepted.vendor ? 'cancelled' : status;
    const stages = [asked, ...(agreedAt ? [agreed] : []), { key, at: when(timeline, status) }];
    return { stages, current: stages.length };
  }
  // Show that the dates are taken by another loan, which rules out an agreement.
  if (status === 'open' && request.overlaps_taken && !request.accepted.vendor)
    return { stages: [asked, { key: 'taken', at: when(timeline, 'days_taken') }], current: 2 };
  const stages: StageFact[] = [
    asked,
    agreed,
    { key: 'handed', on: period.date_from },
    status === 'completed'
      ? { key: 'returned', at: when(timeline, 'completed') }
      : { key: 'returned', on: period.date_to },
    // Omit the rating stage if the other account is deleted and can no longer be rated.
    ...(request.other_left_at !== null && !hasRated(request, 'self') ? [] : [{ key: 'rated' } as const]),
  ];
  if (status === 'open') return { stages, current: 1 };
  if (status === 'completed') return { stages, current: hasRated(request, 'self') ? 5 : 4 };
  return { stages, current: request.handed_out ? 3 : 2 };
};

/** Whether declining revokes an acceptance that the creator has not confirmed yet. */
export const takesBack = ({ side, status, accepted }: Pick<RequestShape, 'side' | 'status' | 'accepted'>): boolean =>
  side === 'vendor' && status === 'open' && accepted.vendor;

export const rowStates = [
  'answer',
  'confirm',
  'period',
  'periodWaits',
  'waits',
  'taken',
  'planned',
  'handover',
  'notOut',
  'lent',
  'borrowed',
  'back',
  'overdue',
  'handedBack',
  'rate',
  'completed',
  'declined',
  'revoked',
  'withdrawn',
  'cancelled',
  'expired',
] as const;
export type RowState = (typeof rowStates)[number];

export const rowStateOf = (
  row: Pick<
    RequestRowShape,
    | 'side'
    | 'status'
    | 'accepted'
    | 'handed_out'
    | 'handed_back'
    | 'overlaps_taken'
    | 'period'
    | 'proposal'
    | 'rated'
    | 'other_left_at'
  >,
  now: string,
): RowState => {
  const { side, status, accepted, proposal } = row;
  if (proposal) return proposal.side === side ? 'periodWaits' : 'period';
  if (status === 'open') {
    if (row.overlaps_taken && !accepted.vendor) return 'taken';
    if (side === 'vendor') return accepted.vendor ? 'waits' : 'answer';
    return accepted.vendor ? 'confirm' : 'waits';
  }
  if (status === 'completed') return row.rated || row.other_left_at !== null ? 'completed' : 'rate';
  if (status === 'declined' && accepted.vendor) return 'revoked';
  if (!isAgreed(status)) return status;
  if (row.handed_back) return 'handedBack';
  const moment = momentOf(row.period, now);
  if (row.handed_out) {
    const scene = sceneAfterHandover[moment];
    return scene === 'out' ? (side === 'vendor' ? 'lent' : 'borrowed') : scene;
  }
  const scene = sceneBeforeHandover[moment];
  return scene === 'single' ? 'handover' : scene;
};

/** Number of units as a URL parameter; absent for one. */
export const countOf = ({ quantity }: Pick<RequestRowShape, 'quantity'>): Readonly<{ count?: number }> =>
  quantity > 1 ? { count: quantity } : {};

/** Search for similar offers that are free at the time of a request; without days if the time has begun. */
export const similarSearch = (
  { period: { start, zone, date_from: from, date_to: to }, ...request }: Pick<RequestRowShape, 'period' | 'quantity'>,
  now: string,
): Readonly<{ from?: string; to?: string; count?: number }> => ({
  ...(dayIn(now, zone) <= dayIn(start, zone) && { from, to }),
  ...countOf(request),
});

const isProposing = ({ type }: TimelineEntry): boolean => type === 'period_proposed' || type === 'period_taken_back';

/** Timeline with the last of several proposals that one side made in a row. */
export const withoutReplaced = (timeline: readonly TimelineEntry[]): readonly TimelineEntry[] =>
  timeline.filter((entry, at) => {
    if (!isProposing(entry)) return true;
    const rest = timeline.slice(at + 1);
    const end = rest.findIndex((other) => !isProposing(other) || other.side !== entry.side);
    return !(end === -1 ? rest : rest.slice(0, end)).some(({ type }) => type === 'period_proposed');
  });

export type TimelineDay = Readonly<{ day: string; entries: readonly TimelineEntry[] }>;

export const byDay = (timeline: readonly TimelineEntry[], zone: string): readonly TimelineDay[] => {
  const days: { day: string; entries: TimelineEntry[] }[] = [];
  for (const entry of timeline) {
    const day = dayIn(entry.at, zone);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
};

/**
 * Display name of the other side: the nickname, or first name or company once contact details are shared; null if the
 * account is deleted.
 */
export const shownNameOf = ({
  other,
  contact,
}: Pick<RequestRowShape, 'other'> & Partial<Pick<RequestShape, 'contact'>>): string | null => {
  if (other?.former) return null;
  return (contact && (contact.company ?? contact.firstname)) || (other?.company ?? other?.nickname) || null;
};

/** Whether the loan has begun or the item is out, so that only the end of the loan can move. */
export const hasBegun = ({ status, handovers }: Pick<RequestShape, 'status' | 'handovers'>): boolean =>
  status === 'running' || (status === 'agreed' && handovers.some(({ moment }) => moment === 'out'));

/** True if the borrower's agreement to this total obliges them to pay, or to pay more, to a business or organisation. */
export const bindsToPay = (
  { side, status, other, pricing, total, delivery }: RequestShape,
  after: Pick<RequestShape, 'total'>,
): boolean =>
  side === 'creator' &&
  (status === 'open' || after.total > total) &&
  obligesToPay({
    lender: other,
    pricing,
    total: after.total,
    delivery: status === 'open' ? (delivery?.total ?? 0) : 0,
  });
