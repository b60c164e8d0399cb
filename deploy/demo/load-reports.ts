import type { Side } from '@lendring/contracts/kernel/side.js';
import type { moderationApi } from '@lendring/contracts/moderation/queries.js';
import type { Verdict } from '@lendring/contracts/moderation/verdict.js';
import type { Subject } from '@lendring/contracts/kernel/subject.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import { wordsId } from '@lendring/contracts/rules/words-id.js';
import { caseIdOf } from '@lendring/moderation/case/case-id.js';
import type { ServiceClient } from '@lendring/platform/runtime/service-apis/service-client.js';
import { demoContext, demoId, done, inParallel, type Loading } from './commands.js';
import type { DemoReport, DemoSubject } from './content/reports.js';
import type { DemoGroup, DemoOffer, DemoRequest, DemoSearchRequest, Person } from './content/schema.js';
import { adIdOf } from './load-ads.js';
import { groupIdOf } from './load-groups.js';
import { imageIdOf, offerIdOf } from './load-offers.js';
import { personId } from './load-people.js';
import { messageIdOf, requestIdOf } from './load-requests.js';
import { searchRequestIdOf } from './load-search-requests.js';

export type Reported = Readonly<{
  offers: readonly DemoOffer[];
  requests: readonly DemoRequest[];
  groups: readonly DemoGroup[];
  searchRequests: readonly DemoSearchRequest[];
}>;

type Load = Loading &
  Readonly<{
    moderation: ServiceClient<typeof moderationApi>;
    people: ReadonlyMap<string, Person>;
    reported: Reported;
    admin: UserId | null;
    /** Day relative to the start of the demo. */
    at: (daysAgo: number) => string;
  }>;

/** Subject of a report, and the key of its owner; null for ads, which belong to the operator. */
export type DemoCase = Readonly<{ subject: Subject; owner: string | null }>;

const otherSide = (side: Side): Side => (side === 'vendor' ? 'creator' : 'vendor');

export const caseOf = ({ offers, requests, groups, searchRequests }: Reported, about: DemoSubject): DemoCase => {
  const find = <One extends Readonly<{ key: string }>>(all: readonly One[], key: string): One => {
    const found = all.find((one) => one.key === key);
    if (!found) throw new Error(`A report of the demo data refers to ${key}, which does not exist`);
    return found;
  };
  const sideOf = (key: string, side: Side): string => {
    const { offer, creator } = find(requests, key);
    return side === 'creator' ? creator : find(offers, offer).owner;
  };
  if ('offer' in about)
    return { subject: { kind: 'offer', id: offerIdOf(about.offer) }, owner: find(offers, about.offer).owner };
  if ('person' in about) return { subject: { kind: 'user', id: personId(about.person) }, owner: about.person };
  if ('group' in about)
    return { subject: { kind: 'group', id: groupIdOf(about.group) }, owner: find(groups, about.group).founder };
  if ('searchRequest' in about) {
    const { key, by } = find(searchRequests, about.searchRequest);
    return { subject: { kind: 'search_request', id: searchRequestIdOf(key) }, owner: by };
  }
  if ('ad' in about) return { subject: { kind: 'ad', id: adIdOf(about.ad) }, owner: null };
  if ('ratingIn' in about) {
    const { ratingIn, by } = about;
    return { subject: { kind: 'rating', id: wordsId(requestIdOf(ratingIn), by) }, owner: sideOf(ratingIn, by) };
  }
  if ('replyIn' in about) {
    const { replyIn, by } = about;
    // A reply is written by the rated user and has the id of its rating.
    const owner = sideOf(replyIn, otherSide(by));
    return { subject: { kind: 'reply', id: wordsId(requestIdOf(replyIn), by) }, owner };
  }
  const { messageIn, index } = about;
  const message = find(requests, messageIn).messages[index];
  if (!message)
    throw new Error(`A report of the demo data refers to message ${index} of ${messageIn}, which does not exist`);
  const id = wordsId(requestIdOf(messageIn), messageIdOf(messageIn, index));
  return { subject: { kind: 'message', id }, owner: sideOf(messageIn, message.by) };
};

const verdictOf = ({ about, hidePicture }: DemoReport, verdict: Verdict): Verdict =>
  hidePicture && 'offer' in about
    ? { ...verdict, measures: { ...verdict.measures, pictures: [imageIdOf(about.offer, 0)] } }
    : verdict;

const loadReport = async ({ moderation, people, reported, admin, at }: Load, report: DemoReport): Promise<void> => {
  const { by, typeId, description, daysAgo, verdict } = report;
  const { subject, owner } = caseOf(reported, report.about);
  const what = `report ${subject.id} ${by}`;
  const locale = people.get(by)?.locale ?? 'de';
  await done(
    what,
    moderation.commands.report(
      { reportId: demoId(what), subject, typeId, description, contact: null, network: 'demo' },
      demoContext({ what, at: at(daysAgo), locale, by: personId(by) }),
    ),
  );
  if (!verdict || !admin) return;
  const decided = demoContext({ what: `decide ${subject.id}`, at: at(daysAgo - 1), by: admin });
  const caseId = caseIdOf(subject, owner === null ? subject.id : personId(owner));
  await done(
    `decide ${subject.id}`,
    moderation.commands.decide(
      { caseId, after: null, verdict: verdictOf(report, verdict) },
      { ...decided, actor: { kind: 'user', userId: admin, roles: ['admin'] } },
    ),
  );
};

export const loadReports = (load: Load, reports: readonly DemoReport[]): Promise<void> =>
  inParallel(reports, { ...load, width: 1, work: (report) => loadReport(load, report) });
