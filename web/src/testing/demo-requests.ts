import type { RequestAction } from '@lendring/contracts/request/lifecycle.js';
import type { CalendarShape, RequestRowShape, RequestShape, TimelineEntry } from '@lendring/contracts/http/request.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import type { FakeHandler } from './fake-api.js';
import { offerCard, userCard, wholeDays } from './samples.js';

const DAY = 86_400_000;
const instantAt = (days: number, clock = '10:00') =>
  new Date(Date.parse(`${dayIn(new Date().toISOString(), 'UTC')}T${clock}:00.000Z`) + days * DAY).toISOString();
const dayAt = (days: number): string => instantAt(days).slice(0, 10);
const jana = userCard({ nickname: 'jana_probst' });
const shop = userCard({
  user_id: '7f1c9d3e-2b4a-4c8d-9e0f-1a2b3c4d5e6f',
  nickname: 'radhaus-koeln',
  company: 'Radhaus am Neumarkt GmbH & Co. KG',
  commercial: true,
  organisation: 'business',
  color: '#2c5f7c',
  rating: { average: 4.6, count: 212 },
});

const tent = {
  image_id: '99999999-1111-4111-8111-111111111111',
  small: '/assets/emoji/26fa.webp',
  medium: '/assets/emoji/26fa.webp',
  large: '/assets/emoji/26fa.webp',
  width: 256,
  height: 256,
};
const line = (
  type: TimelineEntry['type'],
  side: TimelineEntry['side'],
  at: string,
  text: string | null = null,
): TimelineEntry => ({ id: `${type}-${side ?? 'time'}-${at}`, type, side, at, text });
const days = (first: number, last: number) => wholeDays(dayAt(first), dayAt(last));

export const requestShape = (change: Partial<RequestShape> = {}): RequestShape => {
  const period = change.period ?? days(3, 5);
  const { pricing = offerCard().pricing[0]!, units = 3, total = 2700 } = change;
  return {
    request_id: '11111111-1111-4111-8111-111111111111',
    offer_id: 'a1b2c3d4e1',
    title: 'Familienzelt für sechs',
    image: tent,
    offer_state: 'there',
    side: 'creator',
    other: jana,
    status: 'open',
    your_turn: false,
    period,
    pricing,
    units,
    total,
    total_with_delivery: total,
    lines: [{ renttype_id: pricing.renttype_id, units, amount: pricing.amount, percent: 0, weekend: false, total }],
    deposit: 5000,
    deposit_kind: null,
    deposit_per_unit: false,
    deposit_status: { sum: 5000, kind: null, state: 'open', kept: 0, reason: null },
    proposal: null,
    answer_by: instantAt(5, '18:14'),
    accepted: { vendor: false, creator: false },
    handed_out: change.status === 'running' || change.status === 'completed',
    handed_back: false,
    answer_due: null,
    parts: [],
    handovers: [],
    unread: false,
    archived: false,
    quantity: 1,
    delivery: null,
    other_left_at: null,
    suspended: null,
    blocked: false,
    offer_held: null,
    overlaps_open: 0,
    overlaps_taken: false,
    asked_at: instantAt(-2, '18:14'),
    changed_at: instantAt(-1),
    ended_at: null,
    finished_at: null,
    auto_accept: false,
    hold_hours: 48,
    address_shared: { vendor: false, creator: false },
    contact: null,
    own_place: null,
    contact_until: null,
    actions: ['message', 'accept', 'withdraw', 'share_address'],
    ratings: [],
    timeline: [
      line('asked', 'creator', instantAt(-2, '18:14')),
      line(
        'message',
        'creator',
        instantAt(-2, '18:14'),
        'Hallo Jana, wir wollen mit zwei Kindern an die Mosel. Ist das Zelt für Anfänger gut aufzubauen?',
      ),
      line(
        'message',
        'vendor',
        instantAt(-1, '08:02'),
        'Ja, nach dem zweiten Mal geht es in 20 Minuten. Ich zeige es dir gern bei der Abholung.',
      ),
    ],
    ...change,
  };
};

const id = (n: number) => `${`${n}`.padStart(8, '0')}-1111-4111-8111-111111111111`;
const contact = {
  firstname: 'Jana',
  lastname: 'Probst',
  company: null,
  email: 'jana@example.org',
  phone: '0221 555 01 42',
  address: 'Neusser Straße 210, 50733 Köln',
};
const done = requestShape().timeline;
const agreedLines = [
  ...done,
  line('accepted', 'vendor', instantAt(-1, '08:04')),
  line('accepted', 'creator', instantAt(-1, '09:02')),
  line('agreed', null, instantAt(-1, '09:02')),
  line('message', 'vendor', instantAt(-1, '09:10'), 'Komm gern ab 17 Uhr, der Keller ist im Hof links.'),
];
const agreedShape = {
  contact,
  accepted: { vendor: true, creator: true },
  address_shared: { vendor: true, creator: false },
  timeline: agreedLines,
  actions: ['message', 'cancel', 'share_address'] as RequestAction[],
};
const rating = (side: 'vendor' | 'creator', stars: number, text: string | null) => ({
  request_id: id(7),
  offer_id: 'a1b2c3d4e1',
  offer_title: null,
  side,
  author: jana,
  about_id: jana.user_id,
  stars,
  text,
  at: instantAt(-1),
  answer: null,
});
const crate = { ...offerCard().pricing[0]!, paymenttype_id: 2 as const, amount: 1 };

const requests = (): RequestShape[] => [
  requestShape({
    request_id: id(1),
    side: 'vendor',
    your_turn: true,
    unread: true,
    overlaps_open: 2,
    title: 'Akku-Bohrhammer mit Koffer und vielen Bohrern in allen Größen',
    actions: ['message', 'accept', 'decline', 'share_address'],
  }),
  requestShape({ request_id: id(2) }),
  requestShape({
    request_id: id(3),
    your_turn: true,
    unread: true,
    other: shop,
    title: 'Lastenrad mit Kindersitz',
    accepted: { vendor: true, creator: false },
  }),
  requestShape({ request_id: id(4), status: 'agreed', ...agreedShape }),
  requestShape({ request_id: id(5), status: 'running', ...agreedShape, period: days(0, 2) }),
  requestShape({
    request_id: id(6),
    side: 'vendor',
    status: 'running',
    your_turn: true,
    ...agreedShape,
    period: days(-3, -1),
    actions: ['message', 'cancel', 'complete', 'unshare_address'],
    address_shared: { vendor: true, creator: true },
    pricing: crate,
    total: 3,
  }),
  requestShape({
    request_id: id(7),
    status: 'completed',
    your_turn: true,
    ...agreedShape,
    contact_until: instantAt(29, '16:00'),
    period: days(-6, -4),
    actions: ['message', 'rate', 'archive'],
    timeline: [
      ...agreedLines,
      line('completed', 'vendor', instantAt(-1, '16:00')),
      line('rated', 'vendor', instantAt(-1, '16:05')),
    ],
  }),
  requestShape({
    request_id: id(8),
    status: 'declined',
    period: days(-1, 1),
    actions: ['message', 'archive'],
    timeline: [
      ...done,
      line('declined', 'vendor', instantAt(0, '07:00'), 'Das Zelt ist leider gerade in der Reparatur.'),
    ],
  }),
  requestShape({ request_id: id(9), side: 'vendor', overlaps_taken: true, actions: ['message', 'accept', 'decline'] }),
  requestShape({
    request_id: id(10),
    side: 'vendor',
    status: 'completed',
    archived: true,
    ...agreedShape,
    period: days(-40, -38),
    actions: ['message', 'unarchive'],
    ratings: [rating('vendor', 4, null), rating('creator', 5, 'Sehr freundlich.')],
    timeline: [
      ...agreedLines,
      line('completed', 'vendor', instantAt(-37)),
      line('rated', 'vendor', instantAt(-37)),
      line('rated', 'creator', instantAt(-36)),
    ],
  }),
];

const tabOf = (r: RequestShape): string =>
  r.archived ? 'archive' : r.status === 'open' || r.status === 'agreed' || r.status === 'running' ? r.status : 'done';
const rowOf = ({
  timeline,
  ratings,
  ended_at: _e,
  auto_accept: _a,
  hold_hours: _h,
  address_shared: _s,
  contact: _c,
  own_place: _op,
  contact_until: _cu,
  actions: _ac,
  ...rest
}: RequestShape): RequestRowShape => ({
  ...rest,
  rated: ratings.some((one) => one.side === rest.side),
  last_text: timeline.findLast((entry) => entry.type === 'message')?.text ?? null,
});
/** Agreed loan of an own offer in the calendar, by whole days, both included. */
export const lentOn = (first: string, last: string, change: Partial<CalendarShape> = {}): CalendarShape => {
  const [start, end] = [`${first}T00:00:00.000Z`, `${last}T22:00:00.000Z`];
  const whole = { date_from: first, date_to: last, time_from: null, duration: null };
  return {
    ...whole,
    type: 'request',
    side: 'vendor',
    request_id: 'a000000001',
    block_id: null,
    counter_loan_id: null,
    counter_name: null,
    note: null,
    entry_id: null,
    offers: null,
    repeat: null,
    offer_id: 'b000000001',
    title: 'Zelt',
    status: 'agreed',
    vendor_accepted: true,
    handed_out: true,
    overdue: false,
    renttype_id: 1,
    requesttype_id: 1,
    start,
    end,
    period: { ...whole, kind: 'days', zone: 'Europe/Berlin', start, end },
    units: 1,
    quantity: 1,
    stock: null,
    preparation: null,
    other: null,
    ...change,
  };
};

const entryOf = (r: RequestShape): CalendarShape =>
  lentOn(r.period.date_from, r.period.date_to, {
    side: r.side,
    request_id: r.request_id,
    offer_id: r.offer_id,
    title: r.title,
    status: r.status,
    vendor_accepted: r.accepted.vendor,
    handed_out: r.handed_out,
    renttype_id: r.pricing.renttype_id,
    start: r.period.start,
    end: r.period.end,
    period: r.period,
    units: r.units,
    quantity: r.quantity,
    other: r.other,
  });

export const demoRequests = (): FakeHandler => {
  const all = new Map(requests().map((r) => [r.request_id, r]));
  let blocks: CalendarShape[] = [
    {
      type: 'unavailability',
      side: 'vendor',
      request_id: null,
      block_id: id(90),
      counter_loan_id: null,
      counter_name: null,
      note: 'Hochzeit Lisa',
      entry_id: null,
      offers: null,
      repeat: null,
      offer_id: 'a1b2c3d4e1',
      title: 'Familienzelt für sechs',
      status: null,
      vendor_accepted: false,
      handed_out: false,
      overdue: false,
      date_from: dayAt(9),
      date_to: dayAt(12),
      time_from: null,
      duration: null,
      renttype_id: 1,
      requesttype_id: 2,
      start: instantAt(9, '00:00'),
      end: instantAt(13, '00:00'),
      period: days(9, 12),
      units: 4,
      quantity: null,
      stock: null,
      preparation: null,
      other: null,
    },
  ];
  const change = (request: RequestShape, part: Partial<RequestShape>, entry?: TimelineEntry) => {
    const next = { ...request, ...part, timeline: entry ? [...request.timeline, entry] : request.timeline };
    all.set(next.request_id, next);
    return { data: next };
  };
  return ({ method, path, query, body }) => {
    const now = new Date().toISOString();
    const data = (body ?? {}) as Record<string, never>;
    if (path === '/v1/request' && method === 'GET') {
      const mine = [...all.values()].filter((r) => r.side === query.get('side'));
      const rows = mine.filter((r) => tabOf(r) === query.get('tab')).map(rowOf);
      const countsOf = (some: readonly RequestShape[]) =>
        Object.fromEntries(
          ['open', 'agreed', 'running', 'done', 'archive'].map((tab) => [
            tab,
            some.filter((r) => tabOf(r) === tab).length,
          ]),
        );
      const counts = countsOf(mine);
      const unread = countsOf(mine.filter((r) => r.unread));
      return {
        data: {
          requests: rows,
          counts,
          unread,
          counter_loans: { agreed: 0, running: 0 },
          paging: { page: 1, size: 24, total: rows.length, hasNextPage: false },
        },
      };
    }
    if (path === '/v1/request_waiting') {
      const turns = [...all.values()].filter((r) => r.your_turn);
      const kindOf = (r: RequestShape) =>
        r.status === 'completed'
          ? 'rate'
          : r.status === 'running'
            ? 'overdue'
            : r.side === 'vendor'
              ? 'answer'
              : 'confirm';
      return {
        data: { waiting: turns.map((r) => ({ kind: kindOf(r), side: r.side, count: 1, request_id: r.request_id })) },
      };
    }
    if (path === '/v1/calendar') {
      const side = query.get('side');
      const entries = [
        ...[...all.values()].filter((r) => !['declined', 'withdrawn'].includes(r.status)).map(entryOf),
        ...blocks,
      ];
      return {
        data: entries.filter(
          (e) =>
            (!side || e.side === side) &&
            e.date_to >= (query.get('date_from') ?? '') &&
            e.date_from <= (query.get('date_to') ?? '9'),
        ),
      };
    }
    if (path === '/v1/offer_unavailability' && method === 'POST') {
      const from = String(data['date_from']);
      blocks = [
        ...blocks,
        {
          ...blocks[0]!,
          block_id: crypto.randomUUID(),
          entry_id: null,
          offers: null,
          repeat: null,
          offer_id: String(data['offer_id']),
          date_from: from,
          date_to: String(data['date_to']),
          period: { ...blocks[0]!.period, date_from: from, date_to: String(data['date_to']) },
        },
      ];
      return { data: { block_id: blocks.at(-1)!.block_id } };
    }
    if (path.startsWith('/v1/offer_unavailability/') && method === 'DELETE') {
      blocks = blocks.filter((b) => !path.endsWith(b.block_id!));
      return { status: 204 };
    }
    if (path === '/v1/offer' && method === 'GET')
      return {
        data: {
          offers: ['Familienzelt für sechs', 'Akku-Bohrhammer mit Koffer'].map((title, n) =>
            offerCard({ offer_id: `a1b2c3d4e${n}`, title }),
          ),
          paging: { page: 1, size: 100, total: 2, hasNextPage: false },
        },
      };
    const request = all.get(path === '/v1/rating' ? String(data['request_id']) : path.split('/').at(-1)!);
    if (!request) return undefined;
    const side = request.side;
    switch (path.split('/')[2]) {
      case 'request':
        return { data: request };
      case 'request_read':
        all.set(request.request_id, { ...request, unread: false });
        return { status: 204 };
      case 'request_message':
        return change(request, {}, line('message', side, now, String(data['text'])));
      case 'request_accept':
        return request.overlaps_open > 1
          ? {
              status: 409,
              error: 'dates_taken',
              msgcode: 'dates_taken',
              msgtext:
                'Der Zeitraum überschneidet sich mit einer angenommenen Anfrage und kann nicht mehr angenommen werden.',
            }
          : change(
              request,
              {
                accepted: { ...request.accepted, [side]: true },
                your_turn: false,
                ...(request.accepted.vendor ? { status: 'agreed' as const, ...agreedShape } : {}),
              },
              line('accepted', side, now),
            );
      case 'request_decline':
        return change(
          request,
          { status: 'declined', your_turn: false, actions: ['message', 'archive'] },
          line('declined', side, now, String(data['reason']) || null),
        );
      case 'request_cancel':
        return change(
          request,
          { status: 'cancelled', your_turn: false, actions: ['message', 'archive'] },
          line('cancelled', side, now, String(data['reason'])),
        );
      case 'request_withdraw':
        return change(request, { status: 'withdrawn', actions: ['message', 'archive'] }, line('withdrawn', side, now));
      case 'request_complete':
        return change(
          request,
          { status: 'completed', actions: ['message', 'rate', 'archive'] },
          line('completed', side, now),
        );
      case 'request_archive':
        return change(request, {
          archived: Boolean(data['archived']),
          actions: ['message', data['archived'] ? 'unarchive' : 'archive'],
        });
      case 'request_address':
        return change(request, {
          address_shared: { ...request.address_shared, [side]: Boolean(data['shared']) },
          actions: request.actions.map((a) =>
            a === 'share_address' ? 'unshare_address' : a === 'unshare_address' ? 'share_address' : a,
          ),
        });
      case 'rating':
        return change(
          request,
          {
            your_turn: false,
            actions: ['message', 'archive'],
            ratings: [...request.ratings, rating(side, Number(data['stars']), String(data['text']) || null)],
          },
          line('rated', side, now),
        );
      default:
        return undefined;
    }
  };
};
