import type { Contact } from '@lendring/contracts/account/profile.js';
import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { HandoverShape, TimelineBarShape } from '@lendring/contracts/http/timeline.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { addressLine } from '@lendring/contracts/kernel/place.js';
import type { HandoverTask, TimelineBar } from '@lendring/contracts/request/timeline.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { queryContext, systemQuery, type Caller, type Handlers } from '../caller/handlers.js';
import { optional } from '../caller/optional.js';
import { peopleOfEach } from '../shapes/people.js';
import { addressFor } from '../shapes/towns.js';
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

const contactKey = ({ otherId, delivery }: HandoverTask): string => `${otherId} ${delivery?.placeId}`;

/** Name that a private borrower shows at the counter; null for companies and without a name. */
const realNameOf = ({ commercial, firstname, lastname }: Contact): string | null =>
  commercial ? null : `${firstname} ${lastname}`.trim() || null;

/** Address on one line; null without a street, or once the place is deleted. */
const addressOf = (contact: Contact | undefined): string | null =>
  contact?.address?.street && !contact.placeDeleted ? addressLine(contact.address) : null;

export const timelineHandlers = (apis: ServiceApis): Handlers<'offerTimeline' | 'handovers'> => {
  /** Contact details by person and place of the borrowers whose contact details the lender may see. */
  const contactsOf = async (caller: Caller, tasks: readonly HandoverTask[]): Promise<ReadonlyMap<string, Contact>> => {
    const released = new Map(
      tasks.flatMap((task) => (task.contactReleased && task.otherId ? [[contactKey(task), task] as const] : [])),
    );
    const found = await Promise.all(
      [...released].slice(0, MOST_CONTACTS).map(async ([key, { otherId, delivery }]) => {
        const contact = await optional(caller, null, () =>
          apis.account.queries.contact(
            { userId: otherId ?? '', placeId: delivery?.placeId ?? null },
            systemQuery(caller, 'request-contact'),
          ),
        );
        if (!contact) return [];
        const address = delivery ? await addressFor(apis, caller, contact.address) : null;
        return [[key, { ...contact, address }] as const];
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
      return tasks.map((one): Camel<HandoverShape> => {
        const { otherId, placeId, delivery, ...task } = one;
        const where = placeId === undefined ? placeOf.get(task.offerId) : placeId;
        const here = places.find((place) => place.placeId === where);
        const contact = contacts.get(contactKey(one));
        return {
          ...task,
          name: task.name ?? (contact && realNameOf(contact)) ?? null,
          quantity: task.units,
          other: people.get(otherId ?? '') ?? null,
          phone: task.phone ?? contact?.phone ?? null,
          delivery: delivery && { address: addressOf(contact) },
          place: here ? (here.name ?? (here.address.street || here.address.city)) : null,
        };
      });
    },
  };
};
