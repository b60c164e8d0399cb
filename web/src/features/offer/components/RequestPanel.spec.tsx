import { noPreparation } from '@lendring/contracts/rules/preparation.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { Locale } from '../../../i18n/locale.js';
import { createApi } from '../../../lib/api-client/api.js';
import { ApiContext } from '../../../lib/api-client/api-context.js';
import { createSessionStore } from '../../../lib/session/session.js';
import { SessionContext } from '../../../lib/session/session-context.js';
import { requestShape } from '../../../testing/demo-requests.js';
import { createFakeApi } from '../../../testing/fake-api.js';
import { render } from '../../../testing/render.js';
import { text, textIn, textLike } from '../../../testing/texts.js';
import { userEvent } from '../../../testing/user-event.js';
import { addDays, dayIn } from '@lendring/contracts/kernel/days.js';
import { day as dayText } from '../../../i18n/format.js';
import type { TakenShape } from '@lendring/contracts/http/offer.js';
import { offer, pricing, taken } from '../examples.js';
import type { Choice } from '../model/choice.js';
import { RequestPanel } from './RequestPanel.js';
import { useRequestChoice } from './use-request.js';

const dutch = textIn('nl');
const english = textIn('en');

afterEach(cleanup);
beforeEach(() => {
  AbortSignal.timeout ??= () => new AbortController().signal;
  AbortSignal.any ??= () => new AbortController().signal;
});
const today = dayIn(new Date().toISOString(), 'Europe/Berlin');
const in10 = addDays(today, 10);

const open = (start: Choice, given = offer(), locale: Locale = 'de', late: readonly TakenShape[] = []) => {
  const choices: Choice[] = [];
  const fake = createFakeApi(({ path }) =>
    path.startsWith('/v1/offer_calendar/')
      ? { data: [taken(`${addDays(today, 20)}T00:00:00.000Z`, `${addDays(today, 22)}T00:00:00.000Z`), ...late] }
      : undefined,
  );
  function Panel() {
    const [choice, setChoice] = useState(start);
    const request = useRequestChoice(given, choice, today);
    return (
      <RequestPanel
        offer={given}
        request={request}
        onChoice={(next) => {
          choices.push(next);
          setChoice(next);
        }}
      />
    );
  }
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <Panel />
    </ApiContext>,
    locale,
  );
  return choices;
};
const words = () => document.body.textContent!.replaceAll('\u00a0', ' ');

describe('a borrower with an open request', () => {
  const asked = {
    ...requestShape({
      offer_id: offer().offer_id,
      period: { ...requestShape().period, date_from: in10, date_to: addDays(in10, 2) },
    }),
    rated: false,
    last_text: null,
  };
  const openAsAsker = async (choice: Choice, completed = true) => {
    const fake = createFakeApi(({ path }) =>
      path === '/v1/init'
        ? {
            data: {
              profile: { user_id: '11111111-1111-4111-8111-111111111111', nickname: 'ole_berger', completed },
              usergroup: [],
            },
          }
        : path.startsWith('/v1/request')
          ? { data: { requests: [asked], counts: {}, paging: { page: 1, size: 50, total: 1, hasNextPage: false } } }
          : path.startsWith('/v1/offer_calendar/')
            ? { data: [] }
            : undefined,
    );
    const api = createApi({ fetch: fake.fetch, locale: 'de' });
    const session = createSessionStore({ api, token: { get: () => Promise.resolve('token') }, signOut: () => {} });
    await session.start();
    session.stop();
    function Panel() {
      const request = useRequestChoice(offer(), choice, today);
      return <RequestPanel offer={offer()} request={request} onChoice={() => {}} />;
    }
    render(
      <ApiContext value={api}>
        <SessionContext value={session}>
          <Panel />
        </SessionContext>
      </ApiContext>,
    );
  };

  it('is sent to the existing request instead of requesting the same period twice', async () => {
    await openAsAsker({ from: in10, to: addDays(in10, 2) });
    expect(await screen.findByRole('heading', { name: text('offer:booking.askedSame') })).toBeTruthy();
    expect(screen.getByRole('link', { name: text('offer:booking.askedLink') }).getAttribute('href')).toBe(
      `/anfrage/${asked.request_id}`,
    );
    expect(screen.queryByRole('link', { name: text('offer:panel.write') })).toBeNull();
  });

  it('is warned about an incomplete profile before requesting', async () => {
    const missing = text('offer:panel.incomplete');
    await openAsAsker({ from: addDays(in10, 5), to: addDays(in10, 6) });
    expect(words()).not.toContain(missing);
    cleanup();
    await openAsAsker({ from: addDays(in10, 5), to: addDays(in10, 6) }, false);
    expect(words()).toContain(missing);
  });

  it('sees the existing request and may request another period', async () => {
    await openAsAsker({ from: addDays(in10, 5), to: addDays(in10, 6) });
    expect(await screen.findByRole('heading', { name: text('offer:booking.asked') })).toBeTruthy();
    expect(screen.getByRole('link', { name: text('offer:panel.write') })).toBeTruthy();
  });
});

describe('the request panel', () => {
  it('lists the price of weekends among those of other times', () => {
    const week = pricing({ pricing_id: 'week', renttype_id: 4, amount: 19_000 });
    open({}, offer({ pricing: [pricing({ amount: 6000, weekend: 10_000 }), week] }));
    expect(words()).toContain('60 € / Tag100 € / Wochenende190 € / Woche');
  });

  it('asks for days first', async () => {
    open({});
    await userEvent.click(screen.getByRole('link', { name: text('offer:panel.chooseDays') }));
    expect(screen.getByRole('dialog', { name: text('offer:days.title') })).toBeTruthy();
    expect(screen.queryByRole('link', { name: text('offer:panel.write') })).toBeNull();
  });
  it('shows the price and the separate deposit, and links to the message with the full choice', () => {
    open({ from: in10, to: addDays(in10, 2) });
    expect(words()).toContain('3 Tage × 9,00 €27,00 €Gesamt27,00 €zzgl. Kaution (bekommst du zurück)50,00 €');
    expect(screen.getByRole('link', { name: text('offer:panel.write') }).getAttribute('href')).toBe(
      `/inserat/a1b2c3d4e5/buchung?from=${in10}&to=${addDays(in10, 2)}&pricing=00000000-0000-4000-8000-000000000001`,
    );
    expect(words()).toContain(text('offer:panel.notBinding', { name: 'zeltfreundin' }));
  });
  it('explains why two days are charged as a week', () => {
    const money = { paymenttype_id: 1, duration_max: null } as const;
    open(
      { from: in10, to: addDays(in10, 1) },
      offer({
        pricing: [
          pricing({ ...money, amount: 2500 }),
          pricing({ ...money, amount: 4000, renttype_id: 4, pricing_id: '00000000-0000-4000-8000-000000000009' }),
        ],
      }),
    );
    expect(words()).toContain('1 Woche × 40,00 €40,00 €');
    expect(words()).toContain(
      'Hier gilt der Wochenpreis: Nach Tagen wären es 50,00 €. Eine angefangene Woche zählt ganz.',
    );
  });
  it('asks how many only where there are several, and counts them in the price', async () => {
    open({ from: in10, to: addDays(in10, 2) });
    expect(screen.queryByLabelText(text('offer:count.label'))).toBeNull();
    cleanup();
    const choices = open({ from: in10, to: addDays(in10, 2) }, offer({ quantity: 12 }));
    const field = screen.getByLabelText(text('offer:count.label'));
    expect(words()).toContain('In dieser Zeit noch 12 frei');
    await userEvent.clear(field);
    await userEvent.type(field, '4');
    expect(choices.at(-1)).toMatchObject({ count: 4 });
    expect(words()).toContain('4 Stück × 3 Tage × 9,00 €');
    expect(words()).toContain('108,00 €');
  });

  it('keeps the last possible number of units, and names the limits', async () => {
    const choices = open({ from: in10, count: 4 }, offer({ quantity: 12 }));
    const field = screen.getByLabelText<HTMLInputElement>(text('offer:count.label'));
    for (const wrong of ['0', '-1', '1,5', '13', '1000000000']) {
      await userEvent.clear(field);
      await userEvent.type(field, wrong);
      // The first digit may be a possible number already.
      if (wrong === '0' || wrong === '-1') expect(words()).toContain('Gib eine Zahl von 1 bis 12 an.');
      await userEvent.tab();
      expect(words()).toContain('Gib eine Zahl von 1 bis 12 an.');
      expect(Number(field.value)).toBeGreaterThanOrEqual(1);
      expect(Number(field.value)).toBeLessThanOrEqual(12);
    }
    expect(choices.every(({ count = 1 }) => count >= 1 && count <= 12)).toBe(true);
  });

  it('says how many are left where fewer are free than wanted', async () => {
    const busy = addDays(today, 20);
    open({ from: busy, count: 12 }, offer({ quantity: 12 }));
    expect(await screen.findByText(textLike('offer:problem.not_enough_units', { count: 11 }))).toBeDefined();
  });

  it('allows switching the return service', async () => {
    const choices = open({ from: in10, to: addDays(in10, 2) });
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: text('offer:panel.payment') }),
      '1 Kasten pro Woche',
    );
    expect(choices.at(-1)).toEqual({
      from: in10,
      to: addDays(in10, 2),
      pricing: '00000000-0000-4000-8000-000000000002',
    });
    expect(words()).toContain('1 Woche × 1 Kasten1 Kasten');
  });
  it('explains why days are unavailable and offers to change the days', async () => {
    open({ from: in10, to: addDays(in10, 6), pricing: '00000000-0000-4000-8000-000000000001' });
    expect(words()).toContain(text('offer:problem.tooLongHere', { units: '4 Tage' }));
    cleanup();
    open({ from: addDays(today, 19), to: addDays(today, 20) });
    expect(await screen.findByText(textLike('offer:problem.dates_taken'))).toBeTruthy();
    expect(words()).toContain(text('offer:problem.shortOn', { day: dayText(addDays(today, 20), 'de') }));
    expect(screen.getByRole('link', { name: text('offer:panel.otherDays') })).toBeTruthy();
  });
  it('names the first and the last possible day, and marks days with their reason', async () => {
    const rules = { lead_days: 3, lead_until: null, longest_advance: 40, preparation: noPreparation };
    open({ from: addDays(today, 41) }, offer({ booking_rules: rules }));
    expect(words()).toContain(text('offer:problem.too_far_ahead', { day: dayText(addDays(today, 40), 'de', 'full') }));
    cleanup();
    open({ from: addDays(today, 1) }, offer({ booking_rules: rules }));
    expect(words()).toContain(text('offer:problem.lead_time', { day: dayText(addDays(today, 3), 'de', 'full') }));
    await userEvent.click(screen.getByRole('link', { name: text('offer:panel.otherDays') }));
    const reason = text('offer:why.lead_time', { day: dayText(addDays(today, 3), 'de') });
    const tomorrow = dayText(addDays(today, 1), 'de', 'full');
    // At the end of a month, the next month's grid shows the day as well.
    const [cell] = await screen.findAllByLabelText(text('common:ui.dayReason', { day: tomorrow, reason }));
    expect(cell?.className).toContain('line-through');
    expect(words()).toContain(text('offerRules:booking.daysBefore', { count: 3 }));
  });
  it('says of a day before the lead time that the thing is not back', async () => {
    const rules = { lead_days: 3, lead_until: null, longest_advance: 40, preparation: noPreparation };
    const day = addDays(today, 1);
    const late = { ...taken(`${day}T00:00:00.000Z`, `${addDays(day, 1)}T00:00:00.000Z`), reason: 'late' as const };
    open({ from: day }, offer({ booking_rules: rules }), 'de', [late]);
    await userEvent.click(screen.getByRole('link', { name: text('offer:panel.otherDays') }));
    const label = text('common:ui.dayReason', { day: dayText(day, 'de', 'full'), reason: text('offer:why.not_back') });
    expect(await screen.findAllByLabelText(label)).not.toHaveLength(0);
  });
  it('asks for the day and then the start time for an hourly offer', async () => {
    const hourly = offer({ pricing: [pricing({ renttype_id: 2, amount: 400 })] });
    open({}, hourly);
    expect(screen.getByRole('link', { name: text('offer:panel.chooseTime') })).toBeTruthy();
    cleanup();
    open({ from: in10 }, hourly);
    await userEvent.click(screen.getByRole('link', { name: text('offer:panel.chooseStart') }));
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: text('offer:days.start') }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  it.each([
    ['de', 1, text('offer:panel.chooseDays'), text('common:search.takeDays')],
    ['de', 2, text('offer:panel.chooseTime'), text('offer:days.takeDay')],
    ['en', 2, english('offer:panel.chooseTime'), english('offer:days.takeDay')],
    ['nl', 2, dutch('offer:panel.chooseTime'), dutch('offer:days.takeDay')],
  ] as const)('disables confirmation until a day is chosen: %s, rent type %s', async (locale, rent, ask, take) => {
    const given = offer({ pricing: [pricing({ renttype_id: rent, amount: 400 })] });
    open({}, given, locale);
    await userEvent.click(screen.getByRole('link', { name: ask }));
    const button = () => within(screen.getByRole('dialog')).getByRole<HTMLButtonElement>('button', { name: take });
    expect(button().disabled).toBe(true);
    cleanup();
    open({ from: in10 }, given, locale);
    await userEvent.click(
      screen.getAllByRole('button', { name: rent === 2 ? /^(Tag|Day|Dag)/ : textLike('common:ui.from') })[0]!,
    );
    expect(button().disabled).toBe(false);
  });
  it('shows no request link to non-members', () => {
    open({}, offer({ audience: { ...offer().audience, lent_to: 'members' } }));
    expect(words()).toContain(text('offer:groups.lentToMembers'));
    expect(screen.queryByRole('link', { name: /Tage wählen|Anfrage/ })).toBeNull();
  });
  it.each([
    ['de', 'Nur für Mitglieder von Werkzeugkeller, Offene Werkstatt', '/gruppe/werkzeugk1'],
    ['en', 'Only for members of Werkzeugkeller, Offene Werkstatt', '/en/group/werkzeugk1'],
    ['nl', 'Alleen voor leden van Werkzeugkeller, Offene Werkstatt', '/nl/groep/werkzeugk1'],
  ] as const)('links non-members to the groups they can join: %s', (locale, told, href) => {
    const joinable = [
      { group_id: 'werkzeugk1', name: 'Werkzeugkeller' },
      { group_id: 'werkstatt1', name: 'Offene Werkstatt' },
    ];
    open({}, offer({ audience: { ...offer().audience, lent_to: 'members', joinable } }), locale);
    expect(words()).toContain(told);
    expect(screen.getByRole('link', { name: 'Werkzeugkeller' }).getAttribute('href')).toBe(href);
  });
  it('explains unavailable days in the day picker', async () => {
    open({ from: in10, to: addDays(in10, 6), pricing: '00000000-0000-4000-8000-000000000001' });
    await userEvent.click(screen.getByRole('link', { name: text('offer:panel.otherDays') }));
    expect(
      within(screen.getByRole('dialog')).getByText(text('offer:problem.tooLongHere', { units: '4 Tage' })),
    ).toBeTruthy();
  });
  it.each([
    [
      'de',
      text('offer:panel.otherDays'),
      text('common:search.takeDays'),
      'Dauer: mindestens 3 Tage',
      text('offer:problem.duration_too_short', { units: '3 Tage' }),
    ],
    [
      'en',
      english('offer:panel.otherDays'),
      english('common:search.takeDays'),
      'Length: at least 3 days',
      english('offer:problem.duration_too_short', { units: '3 days' }),
    ],
    [
      'nl',
      dutch('offer:panel.otherDays'),
      dutch('common:search.takeDays'),
      'Duur: minstens 3 dagen',
      dutch('offer:problem.duration_too_short', { units: '3 dagen' }),
    ],
  ] as const)(
    'states the minimum duration above the days and next to the confirm button: %s',
    async (locale, other, done, before, why) => {
      const long = pricing({ duration_min: 3, duration_max: null });
      const longer = pricing({ ...long, pricing_id: '00000000-0000-4000-8000-000000000002', duration_min: 5 });
      open({ from: in10, to: in10, pricing: long.pricing_id }, offer({ pricing: [long, longer] }), locale);
      await userEvent.click(screen.getByRole('link', { name: other }));
      const dialog = within(screen.getByRole('dialog'));
      expect(dialog.getByText(before)).toBeTruthy();
      expect(dialog.getByRole('button', { name: done }).parentElement?.textContent).toContain(why);
    },
  );
  it.each([
    [
      'de',
      text('offer:days.start'),
      text('offer:days.length'),
      text('offer:panel.chooseLength'),
      text('common:unit.2', { count: 3 }),
      '3 Stunden × 4,00 €12,00 €',
    ],
    [
      'en',
      english('offer:days.start'),
      english('offer:days.length'),
      english('offer:panel.chooseLength'),
      english('common:unit.2', { count: 3 }),
      '3 hours × ',
    ],
    [
      'nl',
      dutch('offer:days.start'),
      dutch('offer:days.length'),
      dutch('offer:panel.chooseLength'),
      dutch('common:unit.2', { count: 3 }),
      '3 uur × ',
    ],
  ] as const)('asks for day, start and length by the hour without presetting a length: %s', async (...texts) => {
    const [locale, start, length, ask, hours, line] = texts;
    const choices = open(
      { from: in10 },
      offer({ pricing: [pricing({ renttype_id: 2, amount: 400, duration_min: 2, duration_max: 5 })] }),
      locale,
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: start }), '10:00');
    expect(choices.at(-1)).toEqual({ pricing: pricing().pricing_id, from: in10, time: '10:00' });
    await userEvent.click(screen.getByRole('link', { name: ask }));
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: length }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: length }), hours);
    expect(words()).toContain(line);
  });
  it.each([
    [
      'de',
      text('offer:days.start'),
      [text('offer:days.daytime'), text('offer:days.evening'), text('offer:days.night')],
    ],
    [
      'en',
      english('offer:days.start'),
      [english('offer:days.daytime'), english('offer:days.evening'), english('offer:days.night')],
    ],
    [
      'nl',
      dutch('offer:days.start'),
      [dutch('offer:days.daytime'), dutch('offer:days.evening'), dutch('offer:days.night')],
    ],
  ] as const)('lists every start time, beginning with daytime: %s', (locale, start, parts) => {
    open({ from: in10 }, offer({ pricing: [pricing({ renttype_id: 2, amount: 400 })] }), locale);
    const field = screen.getByRole<HTMLSelectElement>('combobox', { name: start });
    expect(field.value).toBe('');
    const ends = within(field)
      .getAllByRole<HTMLOptGroupElement>('group')
      .map((group) => [group.label, group.children[0]?.textContent, group.lastElementChild?.textContent]);
    expect(ends).toEqual([
      [parts[0], '07:00', '20:00'],
      [parts[1], '20:30', '23:30'],
      [parts[2], '00:00', '06:30'],
    ]);
    expect(within(field).getAllByRole('option')).toHaveLength(1 + 48);
  });
  it('states the end of the period, with its day if that is the next one', async () => {
    open({ from: in10 }, offer({ pricing: [pricing({ renttype_id: 2, amount: 400, duration_max: 5 })] }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: text('offer:days.start') }), '10:00');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: text('offer:days.length') }),
      text('common:unit.2', { count: 3 }),
    );
    expect(words()).toContain('10:00 bis 13:00 Uhr');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: text('offer:days.start') }), '23:30');
    expect(words()).toMatch(/23:30 Uhr bis [^,]+, [^,]+, 02:30 Uhr/);
  });
  it('selects the only possible length together with the start time', async () => {
    const choices = open(
      { from: in10 },
      offer({ pricing: [pricing({ renttype_id: 2, amount: 400, duration_min: 2, duration_max: 2 })] }),
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: text('offer:days.start') }), '10:00');
    expect(choices.at(-1)).toMatchObject({ time: '10:00', hours: 2 });
  });
  const shownDeal = pricing({ renttype_id: 2, amount: 1400, duration_max: 8 });
  const donation = pricing({
    ...shownDeal,
    pricing_id: '00000000-0000-4000-8000-000000000002',
    paymenttype_id: 4,
    amount: 1200,
  });
  const free = pricing({
    ...shownDeal,
    pricing_id: '00000000-0000-4000-8000-000000000003',
    paymenttype_id: 5,
    amount: 0,
    duration_max: 2,
  });
  it.each([
    [
      'de',
      text('offer:days.start'),
      text('offer:days.length'),
      text('common:unit.2', { count: 3 }),
      'Auch möglich: 12 € pro Stunde als Spende, gesamt 36,00 €',
      text('offer:panel.takeOther'),
    ],
    [
      'en',
      english('offer:days.start'),
      english('offer:days.length'),
      english('common:unit.2', { count: 3 }),
      'Also possible: ',
      english('offer:panel.takeOther'),
    ],
    [
      'nl',
      dutch('offer:days.start'),
      dutch('offer:days.length'),
      dutch('common:unit.2', { count: 3 }),
      'Ook mogelijk: ',
      dutch('offer:panel.takeOther'),
    ],
  ] as const)('keeps the displayed hourly price and offers a cheaper hourly price: %s', async (...texts) => {
    const [locale, start, length, hours, note, take] = texts;
    const choices = open({ from: in10 }, offer({ pricing: [shownDeal, donation, free] }), locale);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: start }), '10:00');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: length }), hours);
    expect(choices.at(-1)).toMatchObject({ pricing: shownDeal.pricing_id, hours: 3 });
    expect(words()).toContain(note);
    await userEvent.click(screen.getByRole('button', { name: take }));
    expect(choices.at(-1)).toEqual({ pricing: donation.pricing_id, from: in10, time: '10:00', hours: 3 });
    await userEvent.click(screen.getByRole('button', { name: take }));
    expect(choices.at(-1)).toEqual({ pricing: shownDeal.pricing_id, from: in10, time: '10:00', hours: 3 });
  });
  it('names a free alternative without showing a total', () => {
    const choice = { from: in10, time: '10:00', hours: 2, pricing: shownDeal.pricing_id };
    open(choice, offer({ pricing: [shownDeal, donation, free] }));
    expect(words()).toMatch(/Auch möglich: kostenlosLieber so/);
  });
  it('keeps the hourly price when the chosen day matches a daily price too', async () => {
    const day = pricing({ pricing_id: '00000000-0000-4000-8000-000000000004', amount: 100 });
    const choices = open({ pricing: shownDeal.pricing_id }, offer({ pricing: [shownDeal, day] }));
    await userEvent.click(screen.getByRole('link', { name: text('offer:panel.chooseTime') }));
    fireEvent.change(
      await within(screen.getByRole('dialog')).findByLabelText(text('offer:days.day'), { selector: 'input' }),
      { target: { value: in10 } },
    );
    expect(choices.at(-1)).toEqual({ pricing: shownDeal.pricing_id, from: in10 });
  });
});
