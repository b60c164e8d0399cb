import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { commandContext, queryContext, type Caller } from '../caller/handlers.js';
import { visitorOf } from '../caller/visitor.js';
import type { SearchPlace } from './search-place.js';

/** Reports a search without results, without waiting for the answer. */
export type NoteMissedSearch = (text: string, place: SearchPlace, caller: Caller) => void;

type Deps = Readonly<{ apis: Pick<ServiceApis, 'offer' | 'place'>; hitSalt: () => string }>;

const MOST_COUNTED = 10_000;

export const missedSearches = ({ apis, hitSalt }: Deps): NoteMissedSearch => {
  const counted = new Set<string>();
  const areaOf = async ({ point }: SearchPlace, caller: Caller): Promise<string> => {
    if (point === null) return '';
    const town = await apis.place.queries.nearest({ point, locale: 'de' }, queryContext(caller));
    return town ? `${town.country} ${town.region ?? ''}`.trim() : '';
  };
  const note = async (...[text, place, caller]: Parameters<NoteMissedSearch>): Promise<void> => {
    const visitor = visitorOf(caller, hitSalt());
    // Skip repeats: the offer service counts a visitor's search words once a day, and the visitor's hash changes
    // daily.
    const search = `${visitor} ${text}`;
    if (counted.has(search)) return;
    const area = await areaOf(place, caller);
    await apis.offer.commands.noteMissedSearch({ text, area, visitor }, commandContext(caller));
    if (counted.size >= MOST_COUNTED) counted.clear();
    counted.add(search);
  };
  return (...search) => void note(...search).catch(() => undefined);
};
