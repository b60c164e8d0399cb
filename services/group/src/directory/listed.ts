import type { groupApi } from '@lendring/contracts/group/queries.js';
import { distanceKm } from '@lendring/contracts/rules/distance.js';
import type * as z from 'zod';
import type { Filter } from '@lendring/platform/read-models/documents.port.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import { wanted } from '../beginnings.js';
import type { GroupDocument } from '../group/projection.js';
import { squareAround } from '../square.js';

type Question = z.output<(typeof groupApi)['queries']['listedGroups']['question']>;
type Found = Readonly<{ items: readonly GroupDocument[]; total: number }>;

type Listed = z.output<(typeof groupApi)['queries']['siteMap']['answer']>;

const MOST_NEAR = 1_000;
/** Search radii in kilometres, tried in order until a page is full, when the caller gave no radius. */
const AROUND = [10, 50, 250] as const;
export const findListed = async (
  groups: Pick<View<GroupDocument>, 'find' | 'count'>,
  { text, near, page, size }: Question,
): Promise<Found> => {
  const words = wanted(text ?? '');
  const listed: readonly Filter[] = [{ listed: true }, ...words.map((beginnings) => ({ beginnings }))];
  const skip = (page - 1) * size;
  if (!near) {
    const filter = { $and: listed };
    const [total, items] = await Promise.all([
      groups.count(filter),
      groups.find({ filter, sort: [['name', 1]], skip, limit: size }),
    ]);
    return { total, items };
  }
  const { point, radiusKm } = near;
  const awayOf = ({ place }: GroupDocument): number => (place ? distanceKm(point, place.point) : Infinity);
  let inside: readonly GroupDocument[] = [];
  for (const radius of radiusKm === null ? AROUND : [radiusKm]) {
    const around = await groups.find({
      filter: { $and: [...listed, squareAround(point, Math.max(radius, 1))] },
      limit: MOST_NEAR,
    });
    inside = around.filter((group) => awayOf(group) <= Math.max(radius, 1));
    if (inside.length >= page * size) break;
  }
  const nearest = inside.toSorted((a, b) => awayOf(a) - awayOf(b) || a.name.localeCompare(b.name, 'de'));
  return { total: nearest.length, items: nearest.slice(skip, skip + size) };
};

export const siteMapOf = async (
  groups: Pick<View<GroupDocument>, 'find'>,
  { page, size }: Readonly<{ page: number; size: number }>,
): Promise<Listed> => {
  const items = await groups.find({
    filter: { listed: true },
    sort: [['name', 1]],
    skip: (page - 1) * size,
    limit: size,
  });
  return items.map(({ groupId, changedAt }) => ({ groupId, changedAt }));
};
