import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type { OfferShape } from '@lendring/contracts/http/offer.js';
import type { RequestShape } from '@lendring/contracts/http/request.js';
import type { Locale } from '../../i18n/locale.js';
import { createApi } from '../../lib/api-client/api.js';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { SessionContext } from '../../lib/session/session-context.js';
import type { SessionStore } from '../../lib/session/session.js';
import { requestShape } from '../../testing/demo-requests.js';
import { createFakeApi } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { addDays, dayIn } from '@lendring/contracts/kernel/days.js';
import { emptyProfile, fullProfile } from '../account/testing/samples.js';
import { text, textIn, textLike } from '../../testing/texts.js';
import { userEvent } from '../../testing/user-event.js';
import { BookingPage, bookingParts } from './BookingPage.js';
import { MainAddressForm } from '../account/components/MainAddressForm.js';
import { offer, pricing } from './examples.js';
import type { Choice } from './model/choice.js';
import { messageDraft } from './components/BookingForm.js';
import { ownerName } from './components/words.js';

const dutch = textIn('nl');
const english = textIn('en');

// Load the form, as the route does before the user is known.
beforeAll(() => bookingParts.load());
afterEach(cleanup);
beforeEach(() => {
  AbortSignal.timeout ??= () => new AbortController().signal;
  AbortSignal.any ??= () => new AbortController().signal;
});
const describedBy = (element: HTMLElement): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
const today = dayIn(new Date().toISOString(), 'Europe/Berlin');
const booking = '/inserat/abc/anfragen?from=2027-07-04';

const sessionOf = (profile: typeof fullProfile): SessionStore => {
  const session = { status: 'in', profile, usergroup: [], unread: 0, news: 0 } as const;
  const none = () => Promise.resolve();
  return {
    get: () => session,
    subscribe: () => () => {},
    start: () => Promise.resolve(session),
    refresh: none,
    recheck: none,
    poll: none,
    stop: () => {},
  };
};

const open = (
  profile: typeof fullProfile | null,
  here: string,
  locale: Locale = 'de',
  requests: readonly RequestShape[] = [],
  shown: OfferShape = offer(),
  choice: Choice = { from: addDays(today, 10) },
): void => {
  const fake = createFakeApi(({ path, query }) => {
    if (path.startsWith('/v1/offer_calendar/')) return { data: [] };
    const found = query.get('tab') === 'done' ? requests : [];
    return path === '/v1/request' ? { data: { requests: found } } : undefined;
  });
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale })}>
      <SessionContext value={sessionOf(profile ?? fullProfile)}>
        <BookingPage
          offer={shown}
          today={today}
          choice={choice}
          onChoice={() => {
            throw new Error('nothing is chosen here');
          }}
          profile={profile && { ...profile, user_id: '00000000-0000-4000-8000-00000000000a' }}
          here={here}
        />
      </SessionContext>
    </ApiContext>,
    locale,
  );
};

describe('the booking draft', () => {
  afterEach(() => sessionStorage.clear());
  it('restores the message and the address checkbox after a reload', async () => {
    open(fullProfile, booking);
    await userEvent.type(screen.getByLabelText(textLike('offer:booking.message')), 'Hallo');
    const tick = () => screen.getByRole<HTMLInputElement>('checkbox');
    await userEvent.click(tick());
    cleanup();
    open(fullProfile, booking);
    expect([
      screen.getByLabelText<HTMLTextAreaElement>(textLike('offer:booking.message')).value,
      tick().checked,
    ]).toEqual(['Hallo', true]);
    await userEvent.click(tick());
    cleanup();
    open(fullProfile, booking);
    expect(tick().checked).toBe(false);
  });
  it('is stored per offer', () => {
    messageDraft.keep('one', { text: '', share: true });
    expect(messageDraft.read('other')).toEqual({ text: '', share: false });
    expect(messageDraft.read('one')).toEqual({ text: '', share: true });
  });
});

const priced = (amount: number) => ({ ...offer(), pricing: [{ ...offer().pricing[0]!, amount }] });

const openPriced = (
  loaded: OfferShape,
  current: () => OfferShape,
  asked: (body: unknown) => Readonly<{ status: number; msgcode: string; msgtext: string }>,
  choice: Choice = {},
) => {
  const fake = createFakeApi(({ path, method, body }) => {
    if (path.startsWith('/v1/offer_calendar/')) return { data: [] };
    if (path.startsWith('/v1/offer/')) return { data: current() };
    if (path !== '/v1/request') return undefined;
    return method === 'GET' ? { data: { requests: [] } } : asked(body);
  });
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <SessionContext value={sessionOf(fullProfile)}>
        <BookingPage
          offer={loaded}
          today={today}
          choice={{ from: addDays(today, 10), ...choice }}
          onChoice={() => undefined}
          profile={{ ...fullProfile, user_id: '00000000-0000-4000-8000-00000000000a' }}
          here={booking}
        />
      </SessionContext>
    </ApiContext>,
  );
};
const sendRequest = () => userEvent.click(screen.getByRole('button', { name: text('offer:booking.send') }));

describe('the button that sends the request', () => {
  const shop = { ...offer().owner!, commercial: true, organisation: 'business' } as const;
  const free = { ...offer().pricing[0]!, paymenttype_id: 5, amount: 0 } as const;
  it.each<[string, Partial<OfferShape>, 'send' | 'sendBinding']>([
    ['the acceptance of a shop suffices', { owner: shop, auto_accept: true }, 'sendBinding'],
    ['the borrower confirms later', { owner: shop, auto_accept: false }, 'send'],
    ['the lender is a private person', { auto_accept: true }, 'send'],
    ['the loan is free of charge', { owner: shop, auto_accept: true, pricing: [free] }, 'send'],
  ])('states the obligation to pay only if it binds: %s', async (_, change, key) => {
    open(fullProfile, booking, 'de', [], offer(change));
    expect(await screen.findByRole('button', { name: text(`offer:booking.${key}`) })).toBeTruthy();
  });
});

describe('a price that changes during booking', () => {
  it('is updated and sent with the request after a new confirmation', async () => {
    const bodies: unknown[] = [];
    const before = offer().pricing[0]!.amount;
    openPriced(
      offer(),
      () => (bodies.length > 0 ? priced(99_900) : offer()),
      (body) => {
        bodies.push(body);
        return { status: 409, msgcode: 'price_changed', msgtext: 'Der Preis hat sich gerade geändert.' };
      },
    );
    await userEvent.type(await screen.findByRole('textbox'), 'Hallo');
    await sendRequest();
    expect(await screen.findByText('Der Preis hat sich gerade geändert.')).toBeTruthy();
    expect((await screen.findAllByText(/999,00/)).length).toBeGreaterThan(0);
    await sendRequest();
    await screen.findByText('Der Preis hat sich gerade geändert.');
    expect(bodies).toMatchObject([{ shown: { total: before } }, { shown: { total: 99_900 } }]);
  });
});

describe('a price that changes while the page is open', () => {
  const refusing = (bodies: unknown[]) => (body: unknown) => {
    bodies.push(body);
    return { status: 409, msgcode: 'not_open', msgtext: 'x' };
  };
  const changed = () => screen.findByText(textLike('offer:booking.priceChanged'));

  it('is not sent by the click that follows the price shown before', async () => {
    const bodies: unknown[] = [];
    openPriced({ ...priced(1000), personal: false }, () => priced(99_900), refusing(bodies));
    await userEvent.type(screen.getByLabelText(textLike('offer:booking.message')), 'Hallo');
    await screen.findAllByText(/999,00/);
    await sendRequest();
    await changed();
    expect(bodies).toEqual([]);
    await sendRequest();
    await waitFor(() => expect(bodies).toMatchObject([{ shown: { total: 99_900 } }]));
  });

  it('asks again when the chosen price is replaced by another one', async () => {
    const bodies: unknown[] = [];
    const [first] = offer().pricing;
    const replaced = {
      ...offer(),
      pricing: [{ ...first!, pricing_id: '00000000-0000-4000-8000-000000000009', amount: 99_900 }],
    };
    openPriced({ ...priced(1000), personal: false }, () => replaced, refusing(bodies), { pricing: first!.pricing_id });
    await userEvent.type(screen.getByLabelText(textLike('offer:booking.message')), 'Hallo');
    await screen.findAllByText(/999,00/);
    await sendRequest();
    await changed();
    expect(bodies).toEqual([]);
  });
});

describe('a price that differs for group members', () => {
  it('replaces the public price and is sent with the first request', async () => {
    const bodies: unknown[] = [];
    openPriced(
      { ...offer(), personal: false },
      () => priced(100),
      (body) => {
        bodies.push(body);
        return { status: 409, msgcode: 'offer_not_available', msgtext: 'Genug gesehen.' };
      },
    );
    await userEvent.type(await screen.findByRole('textbox'), 'Hallo');
    await screen.findAllByText(/1,00/);
    await sendRequest();
    await screen.findByText('Genug gesehen.');
    expect(bodies).toMatchObject([{ shown: { total: 100 } }]);
  });
});

describe('a borrower with a withdrawn request', () => {
  const day = addDays(today, 10);
  const period = { ...requestShape().period, date_from: day, date_to: day };
  const request = requestShape({ offer_id: offer().offer_id, status: 'withdrawn', period });
  it.each([
    ['de', text('offer:booking.withdrawn'), text('offer:booking.askedLink')],
    ['en', english('offer:booking.withdrawn'), english('offer:booking.askedLink')],
    ['nl', dutch('offer:booking.withdrawn'), dutch('offer:booking.askedLink')],
  ] as const)(
    'sees a link to the withdrawn request above the form for the same days (%s)',
    async (locale, title, link) => {
      open(fullProfile, booking, locale, [request]);
      const note = within(await screen.findByRole('region', { name: title }));
      expect(note.getByRole('link', { name: link }).getAttribute('href')).toContain(request.request_id);
      expect(screen.getByRole('textbox')).toBeTruthy();
    },
  );
  it('gets no link to a declined request or to a request for other days', async () => {
    const later = addDays(day, 1);
    open(fullProfile, booking, 'de', [
      { ...request, request_id: '00000000-0000-4000-8000-0000000000d1', status: 'declined' },
      {
        ...request,
        request_id: '00000000-0000-4000-8000-0000000000d2',
        period: { ...period, date_from: later, date_to: later },
      },
      request,
    ]);
    const link = await screen.findByRole('link', { name: text('offer:booking.askedLink') });
    expect(link.getAttribute('href')).toContain(request.request_id);
  });
});

it('shows the booking summary while the session loads', () => {
  open(null, booking);
  expect(screen.getByRole('complementary', { name: text('offer:booking.summary') }).textContent).toContain(
    offer().title,
  );
  expect(screen.getByRole('status', { name: text('common:frame.loadingPage') })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

describe('the booking steps', () => {
  it('require the profile first and leave the step numbers to the profile form', () => {
    open({ ...emptyProfile, completed: false }, booking);
    expect(screen.queryByText(/^Schritt/)).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(text('offer:booking.profileTitle'));
    const on = new URL(
      within(document.body)
        .getByRole('link', { name: text('offer:booking.complete') })
        .getAttribute('href') ?? '',
      'http://localhost',
    );
    expect(on.searchParams.get('return')).toBe(`${booking}&profile=asked`);
    expect(screen.queryByLabelText(text('offer:booking.message'))).toBeNull();
  });

  it('end with the message, as the third step after the profile form', () => {
    open(fullProfile, `${booking}&profile=asked`);
    expect(screen.getByText(text('common:ui.stepOf', { step: 3, steps: 3 }))).toBeTruthy();
    cleanup();
    open(fullProfile, booking);
    expect(screen.getByText(text('common:ui.stepOf', { step: 2, steps: 2 }))).toBeTruthy();
  });
});

describe('a user who may not request the offer', () => {
  const closed = { ...offer().audience, lent_to: 'members' } as const;
  it.each([
    ['de', text('offer:booking.barred'), text('offer:groups.lentToMembers')],
    ['en', english('offer:booking.barred'), english('offer:groups.lentToMembers')],
    ['nl', dutch('offer:booking.barred'), dutch('offer:groups.lentToMembers')],
  ] as const)('sees the reason without steps or a message field (%s)', async (locale, title, why) => {
    open(fullProfile, booking, locale, [], offer({ audience: closed }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(await screen.findByText(why)).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/2 (von|of|van) 2/);
    expect(document.body.textContent).not.toContain(offer().owner!.nickname);
  });
  it('sees the reason only after the session has loaded', () => {
    open(fullProfile, booking, 'de', [], offer({ audience: closed, personal: false }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(textLike('offer:booking.title'));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('status', { name: text('common:frame.loadingPage') })).toBeTruthy();
  });
});

const openToChange = (
  shown: OfferShape,
  start: Choice,
  fetch: ReturnType<typeof createFakeApi>['fetch'],
  locale: Locale = 'de',
): void => {
  function Page() {
    const [choice, setChoice] = useState<Choice>(start);
    return (
      <BookingPage
        offer={shown}
        today={today}
        choice={choice}
        onChoice={setChoice}
        profile={{ ...fullProfile, user_id: '00000000-0000-4000-8000-00000000000a' }}
        here={booking}
      />
    );
  }
  render(
    <ApiContext value={createApi({ fetch, locale })}>
      <SessionContext value={sessionOf(fullProfile)}>
        <Page />
      </SessionContext>
    </ApiContext>,
    locale,
  );
};

describe('an offer for money or as a donation', () => {
  const given = (renttype_id: 1 | 2) =>
    offer({
      pricing: [
        pricing({ renttype_id, amount: 1400 }),
        pricing({
          pricing_id: '00000000-0000-4000-8000-000000000002',
          renttype_id,
          paymenttype_id: 4,
          amount: 1200,
          donation_target: 'Schülerhilfe',
        }),
      ],
    });
  it.each([
    [
      'de',
      text('offer:booking.summary'),
      text('offer:panel.takeOther'),
      '12 € pro Stunde, als Spende: Schülerhilfe',
      'Auch möglich: 14 € pro Stunde, gesamt 42,00 €',
    ],
    [
      'en',
      english('offer:booking.summary'),
      english('offer:panel.takeOther'),
      '€12 per hour, donated to Schülerhilfe',
      'Also possible: €14 per hour, €42.00 in total',
    ],
    [
      'nl',
      dutch('offer:booking.summary'),
      dutch('offer:panel.takeOther'),
      '€ 12 per uur, als donatie aan Schülerhilfe',
      'Ook mogelijk: € 14 per uur, in totaal € 42,00',
    ],
  ] as const)('names the recipient before sending and allows switching back to money: %s', async (...texts) => {
    const [locale, label, take, donation, money] = texts;
    const { fetch } = createFakeApi(({ path }) =>
      path === '/v1/request'
        ? { data: { requests: [] } }
        : path.startsWith('/v1/offer_calendar/')
          ? { data: [] }
          : undefined,
    );
    openToChange(given(2), { from: addDays(today, 10), time: '10:00', hours: 3 }, fetch, locale);
    const summary = () => screen.getByRole('complementary', { name: label }).textContent!.replaceAll('\u00a0', ' ');
    expect(summary()).not.toContain(donation);
    await userEvent.click(screen.getByRole('button', { name: take }));
    expect(summary()).toContain(donation);
    expect(summary()).toContain(money);
    await userEvent.click(screen.getByRole('button', { name: take }));
    expect(summary()).not.toContain(donation);
  });
  it('starts with the money price per day and offers the donation', () => {
    open(fullProfile, booking, 'de', [], given(1), { from: addDays(today, 10) });
    const summary = screen
      .getByRole('complementary', { name: text('offer:booking.summary') })
      .textContent!.replaceAll('\u00a0', ' ');
    expect(summary).toContain('1 Tag × 14,00 €');
    expect(summary).toContain('Auch möglich: 12 € pro Tag als Spende, gesamt 12,00 €');
  });
});

describe('a booking by the hour', () => {
  const hourly = offer({ pricing: [pricing({ renttype_id: 2, amount: 400, duration_max: 24 })] });
  it('shows its end time, even past midnight', () => {
    const from = addDays(today, 10);
    open(fullProfile, booking, 'de', [], hourly, { from, time: '22:00', hours: 5 });
    const summary = screen.getByRole('complementary', { name: text('offer:booking.summary') }).textContent!;
    expect(summary).toMatch(textLike('common:period.hoursLong', { from: '22:00', to: '03:00' }));
    expect(screen.getAllByRole('link', { name: text('offer:booking.changeTime') }).length).toBeGreaterThan(0);
  });
  it('asks for start and length in turn and allows changes after the form appears', async () => {
    const fake = createFakeApi(({ path }) =>
      path === '/v1/request'
        ? { data: { requests: [] } }
        : path.startsWith('/v1/offer_calendar/')
          ? { data: [] }
          : undefined,
    );
    openToChange(hourly, { from: addDays(today, 10) }, fake.fetch);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: text('offer:days.start') }), '10:00');
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: text('offer:days.length') }),
      text('common:unit.2', { count: 1 }),
    );
    expect(screen.getByRole('textbox')).toBeTruthy();
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: text('offer:days.length') }),
      text('common:unit.2', { count: 4 }),
    );
    expect(screen.getByRole('complementary', { name: text('offer:booking.summary') }).textContent).toContain(
      '4 Stunden × ',
    );
  });
});

describe('the sum of a booking', () => {
  it('names the closed days that count, the deposit per loan and where to transfer it', async () => {
    const opening = { week: [], exceptions: [{ from: addDays(today, 11), to: addDays(today, 12), spans: [] }] };
    const shown = offer({ opening, deposit: 5000, deposit_kind: 'transfer', quantity: 4 });
    open(fullProfile, booking, 'de', [], shown, { from: addDays(today, 10), to: addDays(today, 13) });
    const summary = await screen.findByRole('complementary', { name: text('offer:booking.summary') });
    await waitFor(() => expect(summary.textContent).toContain('2 geschlossene Tage'));
    expect(summary.textContent).toContain(text('offer:panel.deposit.perLoan'));
    expect(summary.textContent).toMatch(/Wohin du sie überweist/);
  });
});

describe('the delivery of an offer', () => {
  const delivery = {
    services: ['bring' as const, 'fetch' as const],
    steps: [
      { up_to_km: 10, price: 1500 },
      { up_to_km: 30, price: 2900 },
    ],
    note: '',
  };
  const openWith = (places: readonly { place_id: string | null; up_to_km: number | null }[]) => {
    const bodies: unknown[] = [];
    const fake = createFakeApi(({ path, method, body }) => {
      if (path.startsWith('/v1/offer_calendar/')) return { data: [] };
      if (path.startsWith('/v1/offer_delivery/')) return { data: places };
      if (path.startsWith('/v1/offer/')) return { data: offer({ delivery }) };
      if (path !== '/v1/request') return undefined;
      if (method === 'GET') return { data: { requests: [] } };
      bodies.push(body);
      return { status: 409, msgcode: 'not_open', msgtext: 'x' };
    });
    render(
      <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
        <SessionContext value={sessionOf(fullProfile)}>
          <BookingPage
            offer={offer({ delivery })}
            today={today}
            choice={{ from: addDays(today, 10) }}
            onChoice={() => undefined}
            profile={{ ...fullProfile, user_id: '00000000-0000-4000-8000-00000000000a' }}
            here={booking}
          />
        </SessionContext>
      </ApiContext>,
    );
    return bodies;
  };
  const choose = async (choice: 'bring' | 'fetch' | 'both') =>
    userEvent.click(
      await screen.findByLabelText(textLike(`offerRules:delivery.choice.${choice}`), { selector: `[value=${choice}]` }),
    );

  it('is a line of the sum before the request, and sent as seen', async () => {
    const bodies = openWith([{ place_id: null, up_to_km: 10 }]);
    await screen.findByText(/30,00\s€/);
    await choose('both');
    const summary = screen.getByRole('complementary', { name: text('offer:booking.summary') });
    expect(summary.textContent).toContain(text('offerRules:delivery.line.both'));
    expect(summary.textContent).toMatch(/30,00\s€/);
    // The lender sees the address of a delivery anyway.
    expect(screen.queryByRole('checkbox', { name: text('offer:booking.share') })).toBeNull();
    await userEvent.type(await screen.findByRole('textbox'), 'Hallo');
    await sendRequest();
    await screen.findByText('x');
    expect(bodies).toMatchObject([
      { delivery: { choice: 'both', place_id: null }, share_address: false, shown: { delivery: 3000 } },
    ]);
  });

  it('survives a reload, and names a picked address that was deleted meanwhile', async () => {
    const [main, other] = [
      { place_id: null, up_to_km: 10 },
      { place_id: '00000000-0000-4000-8000-0000000000b1', up_to_km: 30 },
    ];
    openWith([main, other]);
    await choose('both');
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: text('offerRules:delivery.place') }),
      other.place_id,
    );
    cleanup();
    openWith([main, other]);
    const place = await screen.findByRole<HTMLSelectElement>('combobox', { name: text('offerRules:delivery.place') });
    expect(place.value).toBe(other.place_id);
    cleanup();
    const bodies = openWith([main]);
    expect(await screen.findByText(text('offerRules:delivery.placeGone'))).toBeTruthy();
    await userEvent.type(await screen.findByRole('textbox'), 'Hallo');
    await sendRequest();
    expect(bodies).toEqual([]);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: text('offerRules:delivery.place') }), '');
    await sendRequest();
    await screen.findByText('x');
    expect(bodies).toMatchObject([{ delivery: { choice: 'both', place_id: null } }]);
  });

  it('is not sent while too far, or without an address, with the way to add one', async () => {
    const tooFar = openWith([{ place_id: null, up_to_km: null }]);
    await choose('bring');
    expect(await screen.findByText(textLike('offerRules:delivery.tooFar', { km: '30' }))).toBeTruthy();
    await userEvent.type(await screen.findByRole('textbox'), 'Hallo');
    await sendRequest();
    expect(tooFar).toEqual([]);
    const choices = screen.getByRole('group', { name: text('offerRules:delivery.question') });
    expect(document.activeElement).toBe(choices);
    expect(describedBy(choices)).toContain(text('offerRules:delivery.tooFar', { km: '30' }));
    cleanup();
    openWith([]);
    await choose('bring');
    expect(await screen.findByText(textLike('offerRules:delivery.placeNeeded'))).toBeTruthy();
    const link = screen.getByRole('link', { name: text('offerRules:delivery.addPlace') }).getAttribute('href') ?? '';
    expect(new URL(link, 'http://localhost').searchParams.get('return')).toBe(booking);
    await userEvent.type(await screen.findByRole('textbox'), 'Hallo');
    // Each attempt answers at the choices, even if nothing was changed since the last one.
    for (let attempt = 0; attempt < 2; attempt += 1) {
      screen.getByRole('textbox').focus();
      await sendRequest();
      const group = screen.getByRole('group', { name: text('offerRules:delivery.question') });
      expect(document.activeElement).toBe(group);
      expect(describedBy(group)).toContain(text('offerRules:delivery.placeNeeded'));
    }
  });

  it('shows the range of its prices before the borrower has an address', async () => {
    openWith([]);
    const labels = await screen.findAllByText(
      textLike('offerRules:delivery.range', { least: '15,00 €', most: '29,00 €' }),
    );
    expect(labels).toHaveLength(3);
  });

  it('has its price as soon as the borrower comes back from adding an address', async () => {
    const places: { place_id: string | null; up_to_km: number | null }[] = [];
    const fake = createFakeApi(({ path, method }) => {
      if (path.startsWith('/v1/offer_calendar/')) return { data: [] };
      if (path.startsWith('/v1/offer_delivery/')) return { data: [...places] };
      if (path === '/v1/profile' && method === 'PATCH') return { data: {} };
      return path === '/v1/request' ? { data: { requests: [] } } : undefined;
    });
    const profile = { ...fullProfile, user_id: '00000000-0000-4000-8000-00000000000a' };
    function Visit() {
      const [isAway, setAway] = useState(false);
      return isAway ? (
        <MainAddressForm profile={profile} onSaved={() => setAway(false)} />
      ) : (
        <>
          <BookingPage
            offer={offer({ delivery })}
            today={today}
            choice={{ from: addDays(today, 10) }}
            onChoice={() => undefined}
            profile={profile}
            here={booking}
          />
          <button type="button" onClick={() => setAway(true)}>
            leave
          </button>
        </>
      );
    }
    render(
      <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
        <SessionContext value={sessionOf(fullProfile)}>
          <Visit />
        </SessionContext>
      </ApiContext>,
    );
    await choose('both');
    await screen.findByText(textLike('offerRules:delivery.placeNeeded'));
    await userEvent.click(screen.getByText('leave'));
    places.push({ place_id: null, up_to_km: 10 });
    await userEvent.click(await screen.findByRole('button', { name: text('account:save') }));
    expect(await screen.findByText(textLike('offerRules:delivery.line.both'))).toBeTruthy();
    expect(screen.queryByText(textLike('offerRules:delivery.placeNeeded'))).toBeNull();
  });
  afterEach(() => sessionStorage.clear());
});

describe('an empty message', () => {
  it('is refused at its field, which takes the focus on each attempt', async () => {
    open(fullProfile, booking);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await sendRequest();
      const field = screen.getByRole('textbox');
      expect(document.activeElement).toBe(field);
      expect(describedBy(field)).toContain(text('offer:booking.messageNeeded'));
      field.blur();
    }
  });
});

describe('the time to answer', () => {
  afterEach(() => sessionStorage.clear());
  it('is named before sending, as is the rule for a loan that begins today', () => {
    const name = ownerName(offer().owner);
    open(fullProfile, booking);
    expect(screen.getByText(textLike('offer:booking.answerDays', { name, count: '7' }))).toBeTruthy();
    expect(screen.queryByText(text('offer:booking.begun', { name }))).toBeNull();
    cleanup();
    open(fullProfile, booking, 'de', [], offer(), { from: addDays(today, 2) });
    expect(screen.getByText(textLike('offer:booking.answerUntil', { name }))).toBeTruthy();
    cleanup();
    open(fullProfile, booking, 'de', [], offer(), { from: today });
    expect(screen.getByText(text('offer:booking.begun', { name }))).toBeTruthy();
  });
});

describe('the time of a loan', () => {
  it.each([
    ['after it came with the address', { from: addDays(today, 10) }, 'offer:booking.text'],
    ['before it is chosen', {}, 'offer:booking.textDays'],
  ] as const)('can be chosen on the page %s', (_, choice, intro) => {
    open(fullProfile, booking, 'de', [], offer(), choice);
    expect(screen.getByRole('button', { name: textLike('common:ui.from') })).toBeTruthy();
    expect(screen.getByText(text(intro, { name: ownerName(offer().owner) }))).toBeTruthy();
  });
});

describe('the introduction before days are chosen', () => {
  it('names no price of a free offer', () => {
    const [first] = offer().pricing;
    const free = offer({ pricing: first ? [{ ...first, paymenttype_id: 5 }] : [] });
    open(fullProfile, booking, 'de', [], free, {});
    expect(screen.getByText(text('offer:booking.textDaysFree', { name: ownerName(free.owner) }))).toBeTruthy();
  });
});

describe('sharing the own address', () => {
  const without = { ...fullProfile, address: fullProfile.address && { ...fullProfile.address, street: '' } };
  it('links to the address form and back when checked without a saved street', async () => {
    open(without, booking);
    expect(screen.queryByRole('link', { name: text('offer:booking.shareAdd') })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: text('offer:booking.share') }));
    const link = screen.getByRole('link', { name: text('offer:booking.shareAdd') }).getAttribute('href') ?? '';
    expect(new URL(link, 'http://localhost').searchParams.get('return')).toBe(booking);
  });
  it('shows no link to the address form when a street is saved', async () => {
    open(fullProfile, booking);
    await userEvent.click(screen.getByRole('checkbox', { name: text('offer:booking.share') }));
    expect(screen.queryByRole('link', { name: text('offer:booking.shareAdd') })).toBeNull();
  });
  afterEach(() => sessionStorage.clear());
});
