import type { groupApi } from '@lendring/contracts/group/queries.js';
import type { placeApi } from '@lendring/contracts/place/queries.js';
import { addDays } from '@lendring/contracts/kernel/days.js';
import type { ServiceClient } from '@lendring/platform/runtime/service-apis/service-client.js';
import { demoContext, done, inParallel, type Loading } from './commands.js';
import type { DemoSearchRequest, Person } from './content/schema.js';
import { demoTown, groupIdOf } from './load-groups.js';
import { offerIdOf, shortIdOf } from './load-offers.js';
import { personId } from './load-people.js';

type Load = Loading &
  Readonly<{
    group: ServiceClient<typeof groupApi>;
    place: ServiceClient<typeof placeApi>;
    people: ReadonlyMap<string, Person>;
    today: string;
    at: (request: DemoSearchRequest, hours: number) => string;
  }>;

export const searchRequestIdOf = (key: string): string => shortIdOf(`search request ${key}`);

const HOURS_UNTIL_SOLVED = 22;

const loadSearchRequest = async (load: Load, demo: DemoSearchRequest): Promise<void> => {
  const { group, place, people, today, at } = load;
  const { title, text, categoryId, days, replies } = demo;
  const searchRequestId = searchRequestIdOf(demo.key);
  const by = (what: string, key: string, hours: number) => {
    const locale = people.get(key)?.locale ?? 'de';
    return demoContext({ what: `${what} ${demo.key} ${key}`, at: at(demo, hours), locale, by: personId(key) });
  };
  await done(
    `look for ${demo.key}`,
    group.commands.makeSearchRequest(
      {
        searchRequestId,
        groupId: demo.group && groupIdOf(demo.group),
        title,
        text,
        categoryId,
        days: days && { from: addDays(today, days.from), last: addDays(today, days.last) },
        place: await demoTown(place, demo.town, at(demo, 0)),
        isPublic: demo.group === null || demo.public === true,
      },
      by('look for', demo.by, 0),
    ),
  );
  for (const reply of replies)
    await done(
      `reply ${demo.key} ${reply.by}`,
      group.commands.reply(
        { searchRequestId, text: reply.text, offerId: reply.offer && offerIdOf(reply.offer) },
        by('reply', reply.by, reply.hoursAfter),
      ),
    );
  if (demo.solved)
    await done(
      `solve ${demo.key}`,
      group.commands.settle({ searchRequestId, solved: true }, by('solve', demo.by, HOURS_UNTIL_SOLVED)),
    );
};

export const loadSearchRequests = (load: Load, searchRequests: readonly DemoSearchRequest[]): Promise<void> =>
  inParallel(searchRequests, { ...load, width: 2, work: (demo) => loadSearchRequest(load, demo) });
