import type { Contact } from '@lendring/contracts/account/profile.js';
import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { HandoverShape, TimelineBarShape } from '@lendring/contracts/http/timeline.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import type { HandoverTask, TimelineBar } from '@lendring/contracts/request/timeline.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { queryContext, systemQuery, type Caller, type Handlers } from '../caller/handlers.js';
import { optional } from '../caller/optional.js';
import { peopleOfEach } from '../shapes/people.js';
import { instantsOf } from './day-range.js';
import { pagingOf } from './paging.js';

/** Request type of a loan (spec §3). */
const LOAN = 1;

const barShape = (bar: TimelineBar, name: string | null): Camel<TimelineBarShape> => ({
  ...bar,
  requesttypeId: bar.kind ?? LOAN,
  renttypeId: bar.rentType,
  name: bar.name ?? name,
  quantity: bar.units,
});

/** Maximum number of people whose contact details one work list shows. */
const MOST_CONTACTS = 50;

/** Name that a private borrower shows at the counter; null for companies and without a name. */
const realNameOf = ({ commercial, firstname, lastname }: Contact): string | null =>
  commercial ? null : `${firstname} ${lastname}`.trim() || null;

export const timelineHandlers = (apis: ServiceApis): Handlers<'offerTimeline' | 'handovers'> => {
  /** Contact details by user id of the borrowers whose contact details the lender may see. */
  const contactsOf = async (caller: Caller, tasks: readonly HandoverTask[]): Promise<ReadonlyMap<string, Contact>> => {
    const released = tasks.flatMap(({ contactReleased, otherId }) => (contactReleased && otherId ? [otherId] : []));
    const found = await Promise.all(
      [...new Set(released)].slice(0, MOST_CONTACTS).map(async (userId) => {
        const contact = await optional(caller, null, () =>
          apis.account.queries.contact({ userId }, systemQuery(caller, 'request-contact')),
        );
        return contact ? [[userId, contact] as const] : [];
      }),
    );
    return new Map(found.flat());
  };

  return {
    offerTimeline: async ({ query: { dateFrom, dateTo, query: text, sort, page, size } }, caller) => {
      const own = await apis.offer.queries.ownRows(
        { ...(text && { text }), sort, paging: { page, size } },
        queryContext(caller),
      );
      const bars = await apis.request.queries.timeline(
        { offerIds: own.items.map(({ offerId }) => offerId), ...instantsOf(dateFrom, dateTo) },
        queryContext(caller),
      );
      const seen = bars.filter((bar) => bar.dateFrom <= dateTo && bar.dateTo >= dateFrom);
      const people = await peopleOfEach(apis, caller, seen, ({ otherId }) => otherId);
      const byOffer = Map.groupBy(seen, ({ offerId }) => offerId);
      return {
        rows: own.items.map(({ number, ...row }) => ({
          ...row,
          ownNumber: number,
          bars: (byOffer.get(row.offerId) ?? []).map((bar) => {
            const person = people.get(bar.otherId ?? '');
            return barShape(bar, person?.company ?? person?.nickname ?? null);
          }),
        })),
        paging: pagingOf(own),
      };
    },
    handovers: async ({ query: { date: day } }, caller) => {
      const tasks = await apis.request.queries.handovers({ day }, queryContext(caller));
      if (tasks.length === 0) return [];
      const offerIds = [...new Set(tasks.map(({ offerId }) => offerId))].slice(0, limits.timelineRows);
      const [people, contacts, own, places] = await Promise.all([
        peopleOfEach(apis, caller, tasks, ({ otherId }) => otherId),
        contactsOf(caller, tasks),
        optional(caller, null, () =>
          apis.offer.queries.ownRows(
            { offerIds, paging: { page: 1, size: limits.timelineRows } },
            queryContext(caller),
          ),
        ),
        optional(caller, [], () => apis.account.queries.places({}, queryContext(caller))),
      ]);
      const placeOf = new Map(own?.items.map(({ offerId, placeId }) => [offerId, placeId]));
      return tasks.map(({ otherId, placeId, ...task }): Camel<HandoverShape> => {
        const where = placeId === undefined ? placeOf.get(task.offerId) : placeId;
        const here = places.find((one) => one.placeId === where);
        const contact = contacts.get(otherId ?? '');
        return {
          ...task,
          name: task.name ?? (contact && realNameOf(contact)) ?? null,
          quantity: task.units,
          other: people.get(otherId ?? '') ?? null,
          phone: task.phone ?? contact?.phone ?? null,
          place: here ? (here.name ?? (here.address.street || here.address.city)) : null,
        };
      });
    },
  };
};
