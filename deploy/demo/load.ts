import type { billingApi } from '@lendring/contracts/billing/queries.js';
import type { groupApi } from '@lendring/contracts/group/queries.js';
import type { moderationApi } from '@lendring/contracts/moderation/queries.js';
import type { offerApi } from '@lendring/contracts/offer/queries.js';
import type { requestApi } from '@lendring/contracts/request/queries.js';
import { addDays, dayIn, OPERATOR_TIME_ZONE } from '@lendring/contracts/kernel/days.js';
import { DAY_MS } from '@lendring/contracts/kernel/time.js';
import type { Pictures } from '@lendring/platform/pictures/pictures.port.js';
import type { ServiceClient } from '@lendring/platform/runtime/service-apis/service-client.js';
import type { Loading } from './commands.js';
import { features, plans, type DemoFeature, type DemoPlan } from './content/bookings.js';
import { ads as allAds, type DemoAd } from './content/ads.js';
import { blocks as allBlocks } from './content/blocks.js';
import { counterLoans as allCounterLoans } from './content/counter-loans.js';
import { closings as allClosings } from './content/closings.js';
import { loadClosings } from './load-closings.js';
import { groups as allGroups } from './content/groups.js';
import { offers as allOffers } from './content/offers.js';
import { people as allPeople } from './content/people.js';
import type {
  DemoBlock,
  DemoCounterLoan,
  DemoClosing,
  DemoGroup,
  DemoOffer,
  DemoRequest,
  DemoSearchRequest,
  Person,
} from './content/schema.js';
import { feedback as allFeedback, type DemoFeedback } from './content/feedback.js';
import { flaggers as allFlaggers, type DemoFlagger } from './content/flaggers.js';
import { reports as allReports, type DemoReport } from './content/reports.js';
import { requests as allRequests } from './content/requests.js';
import { searchRequests as allSearchRequests } from './content/search-requests.js';
import { loadAds } from './load-ads.js';
import { loadFurtherPictures, loadOffers } from './load-offers.js';
import { loadPeople, personId, type PeopleApis } from './load-people.js';
import { isWithinGroups, loadGroups } from './load-groups.js';
import { loadSearchRequests } from './load-search-requests.js';
import { loadBookings } from './load-bookings.js';
import { loadFeedback } from './load-feedback.js';
import { loadFlaggers } from './load-flaggers.js';
import { loadPieces } from './load-pieces.js';
import { loadReports } from './load-reports.js';
import { loadTraders } from './load-traders.js';
import { words as allWords, type DemoWord } from './content/words.js';
import { loadWords } from './load-words.js';
import { loadVisits } from './load-visits.js';
import { loadCounterLoans } from './load-counter-loans.js';
import { loadBlocks, loadRequests } from './load-requests.js';
import { keepPlan, readPlan, type Plan } from './plan.js';

export type DemoApis = PeopleApis &
  Readonly<{
    offer: ServiceClient<typeof offerApi>;
    request: ServiceClient<typeof requestApi>;
    group: ServiceClient<typeof groupApi>;
    billing: ServiceClient<typeof billingApi>;
    moderation: ServiceClient<typeof moderationApi>;
  }>;

type Load = Readonly<{
  apis: DemoApis;
  pictures: Pictures;
  dataDir: string;
  termsVersion: string;
  now: () => string;
  progress: (line: string) => void;
  signal: AbortSignal;
  content?: Content;
}>;

type Content = Readonly<{
  people: readonly Person[];
  offers: readonly DemoOffer[];
  requests: readonly DemoRequest[];
  blocks: readonly DemoBlock[];
  counterLoans: readonly DemoCounterLoan[];
  closings: readonly DemoClosing[];
  groups: readonly DemoGroup[];
  searchRequests: readonly DemoSearchRequest[];
  bookings: Readonly<{ plans: readonly DemoPlan[]; features: readonly DemoFeature[] }>;
  ads: readonly DemoAd[];
  reports: readonly DemoReport[];
  flaggers: readonly DemoFlagger[];
  feedback: readonly DemoFeedback[];
  words: readonly DemoWord[];
}>;
const everything: Content = {
  people: allPeople,
  offers: allOffers,
  requests: allRequests,
  blocks: allBlocks,
  counterLoans: allCounterLoans,
  closings: allClosings,
  groups: allGroups,
  searchRequests: allSearchRequests,
  bookings: { plans, features },
  ads: allAds,
  reports: allReports,
  flaggers: allFlaggers,
  feedback: allFeedback,
  words: allWords,
};

/**
 * Days before the start of the demo in which users joined, offers were published and groups founded; spread
 * deterministically.
 */
const JOINED_DAYS_AGO = 420;
const FIRST_OFFER_DAYS_AGO = 380;
const FOUNDED_DAYS_AGO = 330;
const CHECKED_DAYS_AGO = 20;

/** Instant on a day, `minutes` after 07:00 UTC but no later than `latest`, so that no demo event is in the future. */
const momentOf = (day: string, minutes: number, latest: string): string =>
  new Date(Math.min(Date.parse(`${day}T07:00:00.000Z`) + minutes * 60_000, Date.parse(latest))).toISOString();

const joinedDaysAgo = (person: Person, index: number): number => person.joinedDaysAgo ?? JOINED_DAYS_AGO - (index % 30);

const EVERY_MS = 15_000;

const everySoOften = (tell: (finished: number, of: number) => void) => {
  let last = performance.now();
  return (finished: number, of: number): void => {
    if (performance.now() - last < EVERY_MS) return;
    last = performance.now();
    tell(finished, of);
  };
};

/**
 * Writes the demo data through the product's commands, once. Its start date is stored and command ids are
 * deterministic, so that an interrupted start resumes. Entries changed meanwhile by users or by time are left alone.
 */
export const loadDemo = async ({
  apis,
  pictures,
  dataDir,
  termsVersion,
  now,
  progress,
  signal,
  content = everything,
}: Load): Promise<void> => {
  const { people, offers, requests, blocks, closings, groups, searchRequests, bookings, ads, reports, flaggers } =
    content;
  const { counterLoans, feedback, words } = content;
  const kept = await readPlan(dataDir);
  if (kept?.finished) return;
  const plan: Plan = kept ?? { begun: now(), finished: false };
  await keepPlan(dataDir, plan);
  const today = dayIn(plan.begun, OPERATOR_TIME_ZONE);
  const at = (day: string, minutes: number): string => momentOf(day, minutes, plan.begun);
  const refusals: string[] = [];
  const loading: Loading = {
    signal,
    refused: (what) => {
      refusals.push(what);
    },
  };

  progress(`Demo: ${people.length} people, ${offers.length} offers and ${requests.length} requests are on their way.`);
  await loadPeople(
    apis,
    pictures,
    people,
    (person) => at(addDays(today, -joinedDaysAgo(person, people.indexOf(person))), people.indexOf(person)),
    { today, now: plan.begun, termsVersion },
    loading,
  );

  const admin = people.find(({ role }) => role === 'admin');
  await loadWords(
    { ...loading, moderation: apis.moderation, admin: admin ? personId(admin.key) : null, at: at(today, 0) },
    words,
  );

  const offerMap = new Map(offers.map((offer) => [offer.key, offer]));
  const personMap = new Map(people.map((person) => [person.key, person]));
  // Publish requested offers before their first request; offers without requests are the newest.
  const asked = new Set(requests.map(({ offer }) => offer));
  const published = new Map(
    offers.map((offer, index) => {
      const daysAgo = asked.has(offer.key) ? FIRST_OFFER_DAYS_AGO - (index % 60) : 1 + ((index * 37) % 300);
      // Publish each offer at least a day after its owner joined.
      const joined = personMap.get(offer.owner)?.joinedDaysAgo ?? Infinity;
      return [offer.key, at(addDays(today, -Math.min(daysAgo, joined - 1)), index)];
    }),
  );
  const offersLoad = {
    ...loading,
    offer: apis.offer,
    pictures,
    people: personMap,
    termsVersion,
    published: ({ key }: DemoOffer) => published.get(key) ?? plan.begun,
  };
  await loadOffers(
    { ...offersLoad, progress: everySoOften((finished, of) => progress(`Demo: ${finished} of ${of} offers`)) },
    offers,
  );

  const load = { ...loading, request: apis.request, offers: offerMap, people: personMap, today, now: plan.begun };
  const isWithin = isWithinGroups(groups);
  // Load these requests before the offers are added to groups, because the requesters are not in the groups.
  await loadRequests(
    load,
    requests.filter((request) => !isWithin(request)),
  );
  await loadBlocks(load, blocks);
  await loadPieces(load, offers);
  await loadCounterLoans(load, counterLoans);
  await loadClosings(load, closings);
  await loadGroups(
    {
      ...loading,
      group: apis.group,
      offer: apis.offer,
      offers: offerMap,
      place: apis.place,
      pictures,
      people: personMap,
      at: (group, step) => at(addDays(today, -FOUNDED_DAYS_AGO + groups.indexOf(group) * 20), step * 97),
    },
    groups,
  );
  await loadSearchRequests(
    {
      ...loading,
      group: apis.group,
      place: apis.place,
      people: personMap,
      today,
      at: ({ daysAgo }, hours) => at(addDays(today, -daysAgo), hours * 60),
    },
    searchRequests,
  );
  await loadRequests(load, requests.filter(isWithin));
  await loadBookings(
    { ...loading, billing: apis.billing, offers: offerMap, at: (daysAgo) => at(addDays(today, -daysAgo), 180) },
    bookings,
  );
  await loadAds(
    { ...loading, billing: apis.billing, pictures, at: (daysAgo) => at(addDays(today, -daysAgo), 200) },
    ads,
  );
  const adminId = admin ? personId(admin.key) : null;
  await loadTraders(
    { ...loading, account: apis.account, admin: adminId, at: at(addDays(today, -CHECKED_DAYS_AGO), 205) },
    people,
  );
  const moderation = { ...loading, moderation: apis.moderation, admin: adminId };
  await loadFlaggers({ ...moderation, at: (daysAgo) => at(addDays(today, -daysAgo), 210) }, flaggers);
  // Pictures come before reports, since a report stores a snapshot of the offer.
  const reportedOffers = new Set(reports.map(({ about }) => ('offer' in about ? about.offer : null)));
  await loadFurtherPictures(
    { ...offersLoad, progress: () => {} },
    offers.filter(({ key }) => reportedOffers.has(key)),
  );
  await loadReports(
    {
      ...moderation,
      people: personMap,
      reported: { offers, requests, groups, searchRequests },
      at: (daysAgo) => at(addDays(today, -daysAgo), 220),
    },
    reports,
  );
  await loadFeedback({ ...moderation, at: (daysAgo) => at(addDays(today, -daysAgo), 230) }, feedback);
  await loadVisits(
    {
      ...loading,
      offer: apis.offer,
      at: (daysAgo, minutes) => at(addDays(today, -daysAgo), minutes),
      daysOnline: (key) => Math.floor((Date.parse(plan.begun) - Date.parse(published.get(key) ?? plan.begun)) / DAY_MS),
      asked,
    },
    offers,
  );
  await loadFurtherPictures(
    {
      ...offersLoad,
      progress: everySoOften((finished, of) => progress(`Demo: more pictures of ${finished} of ${of} offers`)),
    },
    offers,
  );
  await keepPlan(dataDir, { ...plan, finished: true });
  if (refusals.length > 0)
    progress(
      `Demo: ${refusals.length} steps were left out, because somebody or time had moved on what they are about (${refusals.slice(0, 3).join('; ')})`,
    );
};
