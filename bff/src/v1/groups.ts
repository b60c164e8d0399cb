import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { GroupPatch } from '@lendring/contracts/http/groups.js';
import type { GroupView } from '@lendring/contracts/group/group.js';
import type { GroupPlace } from '@lendring/contracts/group/rules.js';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { accepted, ApiError, found } from '../errors/api-error.js';
import { commandContext, queryContext, type Caller, type Handlers } from '../caller/handlers.js';
import type { PictureLinks } from '../media/picture-links.js';
import { groupCardShape, groupShape } from '../shapes/group.js';
import { peopleOf } from '../shapes/people.js';
import { pictureUrl, type PictureUrl } from '../shapes/picture.js';
import { calledAs, townNames } from '../shapes/towns.js';
import { idOfClick } from './id-of-click.js';
import { pagingOf } from './paging.js';
import { searchPlace } from './search-place.js';

export type GroupDeps = Readonly<{ apis: ServiceApis; links: PictureLinks }>;

export const groupPictures = (
  links: PictureLinks,
  { listed }: Readonly<{ listed: boolean }>,
  { at }: Caller,
): PictureUrl => (listed ? pictureUrl : links.signed(at));

export const placeOf = async (apis: ServiceApis, caller: Caller, cityId: string | null): Promise<GroupPlace | null> => {
  if (cityId === null) return null;
  const town = await apis.place.queries.city({ cityId, locale: caller.locale }, queryContext(caller));
  if (!town) throw new ApiError('invalid_input', {}, [{ path: 'city_id', code: 'place_not_found' }]);
  const { city, id, cityUrl, country, point } = town;
  return { city, cityId: id, cityUrl, country, point };
};

export const groupShapeOf = async ({ apis, links }: GroupDeps, caller: Caller, group: GroupView) => {
  const [names, people] = await Promise.all([
    townNames(apis, caller, [group.place?.cityId]),
    peopleOf(apis, caller, [group.creatorId]),
  ]);
  const place = group.place && calledAs(names, group.place);
  const creator = group.creatorId === null ? null : (people.get(group.creatorId) ?? null);
  return groupShape({ ...group, place }, creator, groupPictures(links, group, caller));
};

export const readGroup = async (deps: GroupDeps, caller: Caller, groupId: string, after?: Position) =>
  groupShapeOf(
    deps,
    caller,
    found(await deps.apis.group.queries.group({ groupId }, queryContext(caller, after)), 'group_not_found'),
  );

type Names = 'groups' | 'ownGroups' | 'foundGroup' | 'group' | 'changeGroup';

export const groupHandlers = (deps: GroupDeps): Handlers<Names> => {
  const { apis, links } = deps;
  const { commands, queries } = apis.group;
  const cards = async (caller: Caller, groups: Awaited<ReturnType<typeof queries.ownGroups>>) => {
    const names = await townNames(
      apis,
      caller,
      groups.map(({ place }) => place?.cityId),
    );
    return groups.map((group) =>
      groupCardShape(
        { ...group, place: group.place && calledAs(names, group.place) },
        groupPictures(links, group, caller),
      ),
    );
  };
  const changesOf = async (caller: Caller, { cityId, ...same }: Camel<GroupPatch>) => ({
    ...same,
    ...(cityId !== undefined && { place: await placeOf(apis, caller, cityId) }),
  });

  return {
    groups: async ({ query: { query, cityId, lat, lng, perimeter, page, size } }, caller) => {
      const place = await searchPlace(apis, caller, { cityId, lat, lng, perimeter });
      const near = place?.point ? { point: place.point, radiusKm: perimeter ?? null } : undefined;
      const { items, total } = await queries.listedGroups(
        { ...(query && { text: query }), ...(near && { near }), page, size },
        queryContext(caller),
      );
      return { groups: await cards(caller, items), paging: pagingOf({ total, page, size }) };
    },
    ownGroups: async (_, caller) => cards(caller, await queries.ownGroups({}, queryContext(caller))),
    foundGroup: async ({ body: { cityId, publicSearchRequests, ...settings } }, caller) => {
      const groupId = idOfClick(caller, 'group');
      const place = await placeOf(apis, caller, cityId);
      const wanted = { groupId, ...settings, publicSearchRequests, place };
      const after = accepted(await commands.found(wanted, commandContext(caller)));
      return readGroup(deps, caller, groupId, after);
    },
    group: ({ id }, caller, after) => readGroup(deps, caller, id, after),
    changeGroup: async ({ id, body }, caller) => {
      const changes = await changesOf(caller, body);
      return readGroup(
        deps,
        caller,
        id,
        accepted(await commands.change({ groupId: id, changes }, commandContext(caller))),
      );
    },
  };
};
