import { isMeasured } from '@lendring/contracts/moderation/measured.js';
import type { CaseEvent } from '@lendring/contracts/moderation/events.js';
import type { CaseState } from '@lendring/contracts/moderation/case.js';
import type { Subject } from '@lendring/contracts/kernel/subject.js';
import { dueAt, urgencyOf, type Urgency } from '@lendring/contracts/moderation/urgency.js';
import { fold } from '@lendring/contracts/rules/fold.js';
import { carried } from '@lendring/platform/read-models/index-spec.js';
import { involvedBy } from './case.aggregate.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';

/** A case in the queue, without its texts, which are read from the log. */
export type CaseDocument = Readonly<{
  caseId: string;
  subject: Subject;
  kind: Subject['kind'];
  ownerId: string;
  state: CaseState;
  /**
   * `waiting`: a report, complaint or confirmation is pending. Stored as a string, so that the index alone can answer
   * the query.
   */
  queue: 'waiting' | 'done';
  /** Most frequent report type; stored as a string, so that the index alone can answer the query. */
  reason: string;
  assignedTo: string | null;
  title: string;
  titleForm: string;
  titleWords: readonly string[];
  /** One entry per pending report, or per report if no report is pending. Empty for a case opened without a report. */
  typeIds: readonly number[];
  reports: number;
  firstReportAt: string;
  lastReportAt: string;
  dueAt: string;
  urgency: Urgency;
  toConfirm: boolean;
  trusted: boolean;
  openComplaints: number;
  /** `open`: a complaint is pending, or was upheld without a new decision. A string for the same reason as `queue`. */
  complaint: 'open' | 'none';
  decisionId: string | null;
  deciders: readonly Readonly<{ decisionId: string; userId: string }>[];
  /** True if a complaint was upheld and a new decision is due. */
  toRedecide: boolean;
  outcome: 'completed' | 'declined' | null;
  waitingSince: string | null;
  changedAt: string;
}>;

/** Complaints and suspensions to confirm have the lowest urgency. */
const LATER: Urgency = 1;
/** An upheld complaint requires a new decision within a day. */
const AT_ONCE: Urgency = 3;

const stateOf = ({ waitingSince, openComplaints, toRedecide, outcome }: CaseDocument): CaseState => {
  if (waitingSince !== null) return 'open';
  if (openComplaints > 0 || toRedecide) return 'complaint';
  return outcome ?? 'open';
};

const settled = (document: CaseDocument, since: string | null = document.waitingSince): CaseDocument => {
  const { waitingSince, openComplaints, toRedecide, toConfirm, typeIds, trusted } = document;
  const waits = waitingSince !== null || openComplaints > 0 || toRedecide || toConfirm;
  const urgency = toRedecide ? AT_ONCE : waitingSince === null ? LATER : urgencyOf(typeIds, trusted);
  return {
    ...document,
    queue: waits ? 'waiting' : 'done',
    complaint: openComplaints > 0 || toRedecide ? 'open' : 'none',
    reason: String(byFrequency(typeIds)[0] ?? ''),
    urgency,
    state: stateOf(document),
    dueAt: since === null ? document.dueAt : dueAt(since, urgency),
  };
};

export const byFrequency = (typeIds: readonly number[]): number[] => {
  const counts = new Map<number, number>();
  for (const id of typeIds) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].toSorted(([a, m], [b, n]) => n - m || a - b).map(([id]) => id);
};

const freedBy = (document: CaseDocument, event: CaseEvent): CaseDocument =>
  document.assignedTo !== null && involvedBy(event).includes(document.assignedTo)
    ? { ...document, assignedTo: null }
    : document;

const titled = (title: string): Pick<CaseDocument, 'title' | 'titleForm' | 'titleWords'> => {
  const titleForm = fold(title);
  return { title, titleForm, titleWords: titleForm.split(' ') };
};

const evolve = (before: CaseDocument | null, event: CaseEvent): CaseDocument | null => {
  const document = before && freedBy(before, event);
  const { type, data } = event;
  if (type === 'CaseOpened') {
    const { caseId, subject, ownerId, at } = data;
    return {
      caseId,
      subject,
      kind: subject.kind,
      ownerId,
      state: 'open',
      queue: 'waiting',
      reason: '',
      assignedTo: null,
      ...titled(''),
      typeIds: [],
      reports: 0,
      firstReportAt: at,
      lastReportAt: at,
      dueAt: at,
      urgency: 1,
      toConfirm: false,
      trusted: false,
      openComplaints: 0,
      complaint: 'none',
      decisionId: null,
      deciders: [],
      toRedecide: false,
      outcome: null,
      waitingSince: null,
      changedAt: at,
    };
  }
  if (!document) return null;
  switch (type) {
    case 'SubjectSeen':
      return { ...document, ...titled(data.snapshot?.title ?? '') };
    case 'SubjectForgotten':
      return settled({ ...document, ...titled(''), toConfirm: false });
    case 'ReportReceived':
      return settled({
        ...document,
        typeIds: document.waitingSince === null ? [data.typeId] : [...document.typeIds, data.typeId],
        trusted: data.trusted === true || (document.waitingSince !== null && document.trusted),
        reports: document.reports + 1,
        lastReportAt: data.at,
        waitingSince: document.waitingSince ?? data.at,
        changedAt: data.at,
      });
    case 'CaseRaised':
      return settled({
        ...document,
        typeIds: document.waitingSince === null ? [] : document.typeIds,
        trusted: document.waitingSince !== null && document.trusted,
        waitingSince: document.waitingSince ?? data.at,
        changedAt: data.at,
      });
    case 'CaseAssigned':
      return { ...document, assignedTo: data.to, changedAt: data.at };
    case 'CaseDecided': {
      const { waitingSince } = document;
      return settled(
        {
          ...document,
          decisionId: data.decisionId,
          deciders: [...document.deciders, { decisionId: data.decisionId, userId: data.by }],
          toRedecide: false,
          outcome: data.outcome,
          // A decision that answers a complaint does not answer reports received meanwhile.
          waitingSince: data.complaintId === undefined ? null : waitingSince,
          toConfirm: isMeasured(data.measures) && data.measures.suspend?.days === null && data.until !== null,
          changedAt: data.at,
        },
        data.measures.suspend?.days === null && data.until !== null
          ? data.at
          : data.complaintId === undefined
            ? null
            : waitingSince,
      );
    }
    case 'SuspensionConfirmed': {
      const deciders = [...document.deciders, { decisionId: data.decisionId, userId: data.by }];
      const isTheirs = document.assignedTo === data.by && document.openComplaints > 0;
      const assignedTo = isTheirs ? null : document.assignedTo;
      return settled({ ...document, assignedTo, deciders, toConfirm: false, changedAt: data.at });
    }
    case 'ComplaintMade': {
      const isTheirs = document.deciders.some(
        ({ decisionId, userId }) => decisionId === data.decisionId && userId === document.assignedTo,
      );
      const assignedTo = isTheirs ? null : document.assignedTo;
      return settled(
        { ...document, assignedTo, openComplaints: document.openComplaints + 1, changedAt: data.at },
        document.waitingSince ?? data.at,
      );
    }
    case 'ComplaintAnswered':
      return settled(
        {
          ...document,
          openComplaints: document.openComplaints - 1,
          toRedecide: document.toRedecide || (data.upheld && data.decisionId === document.decisionId),
          changedAt: data.at,
        },
        document.waitingSince ?? (data.upheld ? data.at : null),
      );
    case 'SideSeen':
    case 'OfferLocked':
    case 'OfferReleased':
    case 'PictureHidden':
    case 'PictureReleased':
    case 'AdLocked':
    case 'AdReleased':
    case 'SearchRequestHidden':
    case 'SearchRequestReleased':
    case 'WordsHidden':
    case 'WordsReleased':
    case 'CaseRead':
    case 'ReporterForgotten':
      return document;
  }
};

const narrowing = carried('ownerId', 'kind', 'reason', 'assignedTo', 'trusted');
const states = carried('queue', 'state', 'complaint');

export const cases: Projection<CaseDocument, CaseEvent> = {
  name: 'cases',
  version: 9,
  prefixes: ['case-'],
  indexes: [
    [['urgency', -1], ['dueAt', 1], ...narrowing, ...states],
    [['dueAt', 1], ...narrowing, ...states],
    [['reports', -1], ...narrowing, ...states],
    [['changedAt', -1], ...narrowing, ...states],
    [['queue', 1], ['urgency', -1], ['dueAt', 1], ...narrowing],
    [['queue', 1], ['dueAt', 1], ...narrowing],
    [['queue', 1], ['reports', -1], ...narrowing],
    [['queue', 1], ['changedAt', -1], ...narrowing],
    [['queue', 1], ['reason', 1], ['urgency', -1], ['dueAt', 1], ...narrowing.filter(([path]) => path !== 'reason')],
    [['complaint', 1], ['urgency', -1], ['dueAt', 1], ...narrowing],
    [['state', 1], ['changedAt', -1], ['queue', 'carried'], ...narrowing],
    [
      ['ownerId', 1],
      ['lastReportAt', -1],
    ],
    [['caseId', 1]],
  ],
  ids: ({ data }) => [data.caseId],
  evolve,
};
