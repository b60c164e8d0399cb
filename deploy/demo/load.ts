import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { offerDoor } from '@lendring/contracts/offer/queries.js';
import type { requestDoor } from '@lendring/contracts/request/queries.js';
import { timeZones } from '@lendring/contracts/kernel/place.js';
import { addDays, dayIn } from '@lendring/contracts/rules/days.js';
import type { Pictures } from '@lendring/platform/pictures/pictures.port.js';
import type { DoorClient } from '@lendring/platform/runtime/doors/door-client.js';
import { blocks } from './content/blocks.js';
import { offers } from './content/offers.js';
import { people } from './content/people.js';
import { requests } from './content/requests.js';
import { loadOffers } from './load-offers.js';
import { loadPeople, type PeopleDoors } from './load-people.js';
import { loadBlocks, loadRequests } from './load-requests.js';

export type DemoDoors = PeopleDoors & Readonly<{ offer: DoorClient<typeof offerDoor>; request: DoorClient<typeof requestDoor> }>;

type Load = Readonly<{
  doors: DemoDoors;
  pictures: Pictures;
  dataDir: string;
  termsVersion: string;
  now: () => string;
  progress: (line: string) => void;
}>;

type Plan = Readonly<{ begun: string; finished: boolean }>;

/** Days before the demo's first day on which people joined and offers appeared: spread, and always the same. */
const JOINED_DAYS_AGO = 420;
const FIRST_OFFER_DAYS_AGO = 380;

const at = (day: string, minutes: number): string => new Date(Date.parse(`${day}T07:00:00.000Z`) + minutes * 60_000).toISOString();

const EVERY_MS = 2_500;

/** Tells the first, the last, and what is new after a while; steps take as long as the machine needs. */
const everySoOften = (tell: (finished: number, of: number) => void) => {
  let last = 0;
  return (finished: number, of: number): void => {
    if (finished < of && performance.now() - last < EVERY_MS) return;
    last = performance.now();
    tell(finished, of);
  };
};

/**
 * Writes the demo data through the product's own commands, once. Its day is kept, so that a start that was interrupted
 * goes on where it stopped: every command has the same id again.
 */
export const loadDemo = async ({ doors, pictures, dataDir, termsVersion, now, progress }: Load): Promise<void> => {
  const file = join(dataDir, 'demo.json');
  const kept = await readFile(file, 'utf8').then((text) => JSON.parse(text) as Plan, () => null);
  if (kept?.finished) return;
  const plan: Plan = kept ?? { begun: now(), finished: false };
  await writeFile(file, JSON.stringify(plan));
  const today = dayIn(plan.begun, timeZones.DE);

  progress(`Demo: ${people.length} people`);
  await loadPeople(doors, people, (person) => at(addDays(today, -JOINED_DAYS_AGO + (people.indexOf(person) % 30)), people.indexOf(person)));

  const offerMap = new Map(offers.map((offer) => [offer.key, offer]));
  const personMap = new Map(people.map((person) => [person.key, person]));
  // What has been asked for must have been there before; the newest offers are the ones nobody has asked for yet.
  const asked = new Set(requests.map(({ offer }) => offer));
  const published = new Map(offers.map((offer, index) => {
    const daysAgo = asked.has(offer.key) ? FIRST_OFFER_DAYS_AGO - (index % 60) : 1 + ((index * 37) % 300);
    return [offer.key, at(addDays(today, -daysAgo), index)];
  }));
  await loadOffers({
    offer: doors.offer, pictures, people: personMap, termsVersion,
    published: ({ key }) => published.get(key) ?? plan.begun,
    progress: everySoOften((finished, of) => progress(`Demo: ${finished} of ${of} offers with their pictures`)),
  }, offers);

  const load = { request: doors.request, offers: offerMap, people: personMap, today, now: plan.begun };
  progress(`Demo: ${requests.length} requests with their messages and ratings`);
  await loadRequests(load, requests);
  await loadBlocks(load, blocks);
  await writeFile(file, JSON.stringify({ ...plan, finished: true } satisfies Plan));
};
