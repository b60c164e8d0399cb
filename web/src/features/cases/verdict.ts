import type { CaseShape, VerdictBody } from '@lendring/contracts/http/cases.js';
import type { MeasuresShape } from '@lendring/contracts/http/decisions.js';
import { same } from '@lendring/contracts/rules/same.js';
import type { Locale } from '../../i18n/locale.js';
import { lockOf } from '../../parts/moderation/report-terms.js';
import { isOperators, isRaised } from './case-state.js';
import { moderationLimits as limits } from '@lendring/contracts/moderation/limits.js';

export const suspensions = ['none', '7', '30', '90', 'custom', 'good'] as const;
export type SuspendFor = (typeof suspensions)[number];

/** Form state. `days`: custom length of a suspension. */
export type Values = Readonly<{
  outcome: VerdictBody['outcome'] | null;
  lock: boolean;
  /** Exclude the stars of a hidden rating from the average. */
  uncounted: boolean;
  pictures: readonly string[];
  warn: boolean;
  suspend: SuspendFor;
  days: string;
  groundKind: 'law' | 'terms';
  ground: string;
  facts: string;
  noteToVendor: string;
  noteToReporter: string;
  internalNote: string;
  /** Manifestly unfounded, as the reporter could have seen (DSA Art. 23); for declined reports only. */
  unfounded: boolean;
}>;

const noMeasures: MeasuresShape = { lock: false, warn: false, suspend: null };
export const isMeasured = ({ lock, warn, suspend, pictures = [] }: MeasuresShape): boolean =>
  lock || warn || suspend !== null || pictures.length > 0;

const lastOf = ({ decisions }: Pick<CaseShape, 'decisions'>) => decisions[0];

export const inForce = (one: Pick<CaseShape, 'decisions'>): MeasuresShape => lastOf(one)?.measures ?? noMeasures;

const suspendOf = ({ suspend }: MeasuresShape): Pick<Values, 'suspend' | 'days'> => {
  if (!suspend) return { suspend: 'none', days: '' };
  if (suspend.days === null) return { suspend: 'good', days: '' };
  const offered = suspensions.find((one) => one === String(suspend.days));
  return offered ? { suspend: offered, days: '' } : { suspend: 'custom', days: String(suspend.days) };
};

type Snapshot = NonNullable<CaseShape['now']>;

/** Pictures from all reports, deduplicated; only these can be hidden. */
export const reportedPictures = ({ seen }: Pick<CaseShape, 'seen'>): Snapshot['pictures'] => [
  ...new Map(
    seen.flatMap(({ snapshot }) => (snapshot?.pictures ?? []).map((one) => [one.image_id, one] as const)),
  ).values(),
];

/** Starts from the measures in force: a decision replaces all previous ones. */
export const valuesOf = (one: CaseShape): Values => {
  const last = lastOf(one);
  const { lock, warn, uncounted = false, pictures = [] } = inForce(one);
  return {
    outcome: last?.outcome ?? null,
    lock,
    uncounted,
    pictures,
    warn,
    ...suspendOf(inForce(one)),
    groundKind: last?.ground?.kind ?? 'terms',
    ground: last?.ground?.text ?? '',
    facts: last?.facts ?? '',
    noteToVendor: '',
    noteToReporter: '',
    internalNote: '',
    unfounded: last?.unfounded ?? false,
  };
};

const daysOf = ({ suspend, days }: Values): number => Number(suspend === 'custom' ? days.trim() : suspend);

export const measuresOf = (values: Values): MeasuresShape => {
  const { outcome, lock, uncounted, pictures, warn, suspend } = values;
  if (outcome !== 'completed') return noMeasures;
  return {
    lock,
    warn,
    suspend: suspend === 'none' ? null : { days: suspend === 'good' ? null : daysOf(values) },
    ...(pictures.length > 0 && { pictures: [...pictures] }),
    ...(lock && uncounted && { uncounted: true as const }),
  };
};

export type Problem = 'outcome' | 'days' | 'ground' | 'facts';

/** Whether any measure is taken. If so, rule and facts are required for the statement of reasons. */
export const holds = (values: Values): boolean => isMeasured(measuresOf(values));

export const wrong = (values: Values): readonly Problem[] => {
  const { outcome, suspend, ground, facts } = values;
  if (outcome === null) return ['outcome'];
  if (outcome === 'declined') return [];
  const days = daysOf(values);
  const isHeld = holds(values);
  return [
    ...(suspend === 'custom' && !(Number.isInteger(days) && days >= 1 && days <= limits.suspensionDays)
      ? (['days'] as const)
      : []),
    ...(isHeld && ground.trim() === '' ? (['ground'] as const) : []),
    ...(isHeld && facts.trim() === '' ? (['facts'] as const) : []),
  ];
};

export const bodyOf = (one: CaseShape, values: Values): VerdictBody => {
  const { outcome, groundKind, ground, facts, noteToVendor, noteToReporter, internalNote, unfounded } = values;
  const isRight = outcome === 'completed';
  const text = ground.trim();
  return {
    after: lastOf(one)?.decision_id ?? null,
    outcome: outcome ?? 'declined',
    measures: measuresOf(values),
    ground: isRight && text ? { kind: groundKind, text } : null,
    facts: saysFacts(one, values) ? facts.trim() : '',
    note_to_vendor: tellsOwner(one, values) ? noteToVendor.trim() : '',
    note_to_reporter: noteToReporter.trim(),
    internal_note: internalNote.trim(),
    ...(unfounded && !isRight && !isRaised(one) && { unfounded: true as const }),
  };
};

export const fieldOf = (path: string): string | null =>
  ({
    outcome: 'outcome',
    'measures.suspend.days': 'days',
    ground: 'ground',
    'ground.text': 'ground',
    facts: 'facts',
    note_to_vendor: 'noteToVendor',
    note_to_reporter: 'noteToReporter',
    internal_note: 'internalNote',
  })[path] ?? null;

/** Whether the owner is notified: when measures are taken, or previous ones lifted. */
export const tellsOwner = (one: CaseShape, values: Values): boolean =>
  !isOperators(one) && (isMeasured(measuresOf(values)) || isMeasured(inForce(one)));

/** Whether facts are required. Without measures and notice, the internal note is sufficient. */
export const saysFacts = (one: CaseShape, values: Values): boolean =>
  values.outcome === 'completed' && (holds(values) || tellsOwner(one, values));

const waitingReports = (one: CaseShape): CaseShape['all_reports'] => {
  const since = lastOf(one)?.at ?? '';
  return one.all_reports.filter(({ at }) => at > since);
};

/** Languages of the reporters who await an answer, most frequent first. */
export const reporterLanguages = (one: CaseShape): readonly Locale[] => {
  const waiting = waitingReports(one);
  const counts = Map.groupBy(waiting.length > 0 ? waiting : one.all_reports, ({ language }) => language);
  return [...counts].toSorted(([, a], [, b]) => b.length - a.length).map(([language]) => language);
};

const DAY = 86_400_000;

/**
 * End of the suspension; null if there is none, or if it is permanent. Repeating the same length keeps the original
 * end.
 */
export const untilOf = (one: Pick<CaseShape, 'decisions'>, values: Values, now: string): string | null => {
  const days = measuresOf(values).suspend?.days ?? null;
  if (days === null || !(Number.isInteger(days) && days >= 1 && days <= limits.suspensionDays)) return null;
  const last = lastOf(one);
  const kept = last?.measures.suspend?.days === days ? last.suspended_until : null;
  return kept !== null && kept > now ? kept : new Date(Date.parse(now) + days * DAY).toISOString();
};

/** Whether earlier reporters are notified again: the outcome, the measures or the note to them has changed. */
export const tellsEarlier = (one: CaseShape, values: Values): boolean => {
  const last = lastOf(one);
  if (!last || one.all_reports.length === waitingReports(one).length) return false;
  const words = values.noteToReporter.trim();
  const isSaid = words !== '' && words !== last.note_to_reporter;
  return isSaid || last.outcome !== values.outcome || !same(last.measures, measuresOf(values));
};

type Plain = Readonly<{
  key:
    | 'choose'
    | 'chooseRaised'
    | 'lock'
    | 'lockStays'
    | 'lockEnds'
    | 'hide'
    | 'hideStays'
    | 'hideEnds'
    | 'stop'
    | 'stopStays'
    | 'stopEnds'
    | 'uncounted'
    | 'uncountedEnds'
    | 'starsStay'
    | 'warn'
    | 'warnEnds'
    | 'suspendGood'
    | 'suspendEnds'
    | 'nothing'
    | 'held'
    | 'released'
    | 'unfounded'
    | 'silent'
    | 'reportersAgain'
    | 'reportersSilent';
}>;
type Counted = Readonly<{ key: 'suspend' | 'reporters' | 'pictures' | 'picturesStay' | 'picturesEnd'; count: number }>;
export type Consequence = Plain | Counted;

const pick = <Key extends Plain['key']>(...keys: readonly (Key | false)[]): readonly Plain[] =>
  keys.flatMap((key) => (key === false ? [] : [{ key }]));

/** Whether reporters are notified of a breach without any measure. */
export const isEmptyVerdict = (one: CaseShape, values: Values): boolean =>
  values.outcome === 'completed' &&
  !holds(values) &&
  !isRaised(one) &&
  (waitingReports(one).length > 0 || tellsEarlier(one, values));

const reportersHear = (one: CaseShape, values: Values): readonly Consequence[] => {
  if (isRaised(one)) return [];
  const { length: count } = waitingReports(one);
  const tells = tellsEarlier(one, values);
  return [
    ...(count > 0 ? [{ key: 'reporters' as const, count }] : []),
    ...pick(tells && 'reportersAgain', count === 0 && !tells && 'reportersSilent'),
  ];
};

export const consequencesOf = (one: CaseShape, values: Values): readonly Consequence[] => {
  if (values.outcome === null) return pick(isRaised(one) ? 'chooseRaised' : 'choose');
  const [before, after] = [inForce(one), measuresOf(values)];
  const isHeld = isMeasured(after);
  const { suspend } = after;
  const lock = lockOf(one.subject.kind) ?? 'lock';
  const [hidden, hiddenBefore] = [after.pictures ?? [], before.pictures ?? []];
  const stays = hidden.filter((id) => hiddenBefore.includes(id)).length;
  const freed = hiddenBefore.filter((id) => !hidden.includes(id)).length;
  const counted = (key: Counted['key'], count: number): readonly Counted[] => (count > 0 ? [{ key, count }] : []);
  return [
    ...pick(
      after.lock && !before.lock && lock,
      after.lock && before.lock && `${lock}Stays`,
      !after.lock && before.lock && `${lock}Ends`,
      one.subject.kind === 'rating' && after.lock && after.uncounted !== true && 'starsStay',
      after.uncounted === true && 'uncounted',
      before.uncounted === true && after.uncounted !== true && 'uncountedEnds',
      after.warn && !before.warn && 'warn',
      !after.warn && before.warn && 'warnEnds',
      suspend !== null && suspend.days === null && 'suspendGood',
      suspend === null && before.suspend !== null && 'suspendEnds',
    ),
    ...counted('pictures', hidden.length - stays),
    ...counted('picturesStay', stays),
    ...counted('picturesEnd', freed),
    ...(suspend !== null && suspend.days !== null && suspend.days > 0
      ? [{ key: 'suspend' as const, count: suspend.days }]
      : []),
    ...pick(
      !isHeld && !isMeasured(before) && 'nothing',
      values.outcome === 'declined' && values.unfounded && !isRaised(one) && 'unfounded',
    ),
    ...(isOperators(one) ? [] : pick(isHeld ? 'held' : isMeasured(before) ? 'released' : 'silent')),
    ...reportersHear(one, values),
  ];
};
