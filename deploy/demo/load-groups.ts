import type { groupApi } from '@lendring/contracts/group/queries.js';
import type { GroupPlace } from '@lendring/contracts/group/rules.js';
import type { offerApi } from '@lendring/contracts/offer/queries.js';
import type { placeApi } from '@lendring/contracts/place/queries.js';
import type { Pictures } from '@lendring/platform/pictures/pictures.port.js';
import type { ServiceClient } from '@lendring/platform/runtime/service-apis/service-client.js';
import { demoContext, demoId, demoQuery, done, inParallel, type Loading } from './commands.js';
import type { DemoGroup, DemoOffer, DemoRequest, Person } from './content/schema.js';
import { offerIdOf, shortIdOf } from './load-offers.js';
import { personId } from './load-people.js';
import { draw } from './pictures/compose.js';

type Load = Loading &
  Readonly<{
    group: ServiceClient<typeof groupApi>;
    offer: ServiceClient<typeof offerApi>;
    offers: ReadonlyMap<string, DemoOffer>;
    place: ServiceClient<typeof placeApi>;
    pictures: Pick<Pictures, 'storeDrawn'>;
    people: ReadonlyMap<string, Person>;
    at: (group: DemoGroup, step: number) => string;
  }>;

export const groupIdOf = (key: string): string => shortIdOf(`group ${key}`);

export const demoTown = async (
  place: ServiceClient<typeof placeApi>,
  name: string | null,
  at: string,
): Promise<GroupPlace | null> => {
  if (name === null) return null;
  const [town] = await place.queries.citySearch({ query: name }, demoQuery(at));
  if (!town) throw new Error(`Town ${name} is missing in the place index`);
  const { city, id, cityUrl, country, point } = town;
  return { city, cityId: id, cityUrl, country, point };
};

const loadGroup = async (load: Load, demo: DemoGroup): Promise<void> => {
  const { group, offer, offers, people, pictures } = load;
  const groupId = groupIdOf(demo.key);
  let steps = 0;
  const by = (what: string, key: string) => {
    steps += 1;
    const locale = people.get(key)?.locale ?? 'de';
    return demoContext({ what: `${what} ${demo.key} ${key}`, at: load.at(demo, steps), locale, by: personId(key) });
  };
  const { founder, name, description, rules, color, joining, listed, publicSearchRequests = false } = demo;
  const place = await demoTown(load.place, demo.town, load.at(demo, 0));
  // Found groups as open, so that members can join; the final settings follow.
  const open = { name, description, rules, color, place, joining: 'open' as const, listed: true, publicSearchRequests };
  await done(`found ${demo.key}`, group.commands.found({ groupId, ...open }, by('found', founder)));
  for (const key of demo.members)
    await done(`join ${demo.key} ${key}`, group.commands.join({ groupId, message: '' }, by('join', key)));
  for (const key of demo.admins)
    await done(
      `appoint ${demo.key} ${key}`,
      group.commands.appoint({ groupId, userId: personId(key) }, by(`appoint ${key}`, founder)),
    );
  await done(`open ${demo.key}`, group.commands.change({ groupId, changes: { joining, listed } }, by('open', founder)));
  for (const [key, message] of demo.asks)
    await done(`ask ${demo.key} ${key}`, group.commands.join({ groupId, message }, by('ask', key)));
  for (const thing of demo.things) {
    const owner = offers.get(thing.offer)?.owner;
    if (owner === undefined) throw new Error(`The group ${demo.key} contains ${thing.offer}, which is not an offer`);
    const audience = {
      groupIds: [groupId],
      seenBy: thing.among === 'sees' ? ('members' as const) : ('everyone' as const),
      lentTo: thing.among === 'all' ? ('everyone' as const) : ('members' as const),
      freeForMembers: thing.free,
      belongsTo: thing.owned ? groupId : null,
    };
    const shared = await done(
      `share ${thing.offer} ${demo.key}`,
      offer.commands.edit(
        { offerId: offerIdOf(thing.offer), changes: { audience } },
        by(`share ${thing.offer}`, owner),
      ),
    );
    // Wait for the read model, so that the next request for the item is treated as a request within the group.
    await offer.queries.inGroup({ groupId }, demoQuery(load.at(demo, steps), shared));
  }
  if (!demo.picture) return;
  const { thing, extras = [], hue, place: where = 'room' } = demo.picture;
  const imageId = demoId(`group image ${demo.key}`);
  await pictures.storeDrawn(imageId, await draw({ things: [thing, ...extras], hue, place: where, look: 'place' }));
  await done(`picture ${demo.key}`, group.commands.changePicture({ groupId, imageId }, by('picture', founder)));
};

export const isWithinGroups =
  (groups: readonly DemoGroup[]) =>
  ({ offer, creator }: DemoRequest): boolean =>
    groups.some(
      ({ founder, members, things }) =>
        [founder, ...members].includes(creator) && things.some((thing) => thing.offer === offer),
    );

export const loadGroups = (load: Load, groups: readonly DemoGroup[]): Promise<void> =>
  inParallel(groups, { ...load, width: 2, work: (demo) => loadGroup(load, demo) });
