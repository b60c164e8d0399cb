import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Locale } from '../../../i18n/locale.js';
import { createApi } from '../../../lib/api.js';
import { ApiContext } from '../../../lib/api-context.js';
import { createSessionStore } from '../../../lib/session.js';
import { SessionContext } from '../../../lib/session-context.js';
import { requestShape } from '../../../testing/demo-requests.js';
import { createFakeApi } from '../../../testing/fake-api.js';
import { render } from '../../../testing/render.js';
import { addDays, dayIn } from '@lendring/contracts/rules/days.js';
import { offer, pricing, taken } from '../examples.js';
import type { Choice } from '../model/choice.js';
import { RequestPanel } from './RequestPanel.js';
import { useRequestChoice } from './use-request-choice.js';

afterEach(cleanup);
beforeEach(() => {
  AbortSignal.timeout ??= () => new AbortController().signal;
  AbortSignal.any ??= () => new AbortController().signal;
});
const today = dayIn(new Date().toISOString(), 'Europe/Berlin');
const in10 = addDays(today, 10);

const open = (start: Choice, given = offer(), locale: Locale = 'de') => {
  const choices: Choice[] = [];
  const fake = createFakeApi(({ path }) =>
    path.startsWith('/v1/offer_calendar/')
      ? { data: [taken(`${addDays(today, 20)}T00:00:00.000Z`, `${addDays(today, 22)}T00:00:00.000Z`)] }
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
const text = () => document.body.textContent!.replaceAll('\u00a0', ' ');

describe('somebody who has asked already', () => {
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

  it('for this time is led to the request instead of asking again', async () => {
    await openAsAsker({ from: in10, to: addDays(in10, 2) });
    expect(await screen.findByRole('heading', { name: 'Für diese Zeit hast du schon angefragt' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Anfrage ansehen' }).getAttribute('href')).toBe(
      `/anfrage/${asked.request_id}`,
    );
    expect(screen.queryByRole('link', { name: 'Anfrage schreiben' })).toBeNull();
  });

  it('hears before asking that something is missing in their profile', async () => {
    const missing = 'Vorher fragen wir nach Angaben, die in deinem Profil noch fehlen.';
    await openAsAsker({ from: addDays(in10, 5), to: addDays(in10, 6) });
    expect(text()).not.toContain(missing);
    cleanup();
    await openAsAsker({ from: addDays(in10, 5), to: addDays(in10, 6) }, false);
    expect(text()).toContain(missing);
  });

  it('for another time hears of it and may ask', async () => {
    await openAsAsker({ from: addDays(in10, 5), to: addDays(in10, 6) });
    expect(await screen.findByRole('heading', { name: 'Du hast hier schon angefragt' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Anfrage schreiben' })).toBeTruthy();
  });
});

describe('the request panel', () => {
  it('asks for days first', async () => {
    open({});
    await userEvent.click(screen.getByRole('link', { name: 'Tage wählen' }));
    expect(screen.getByRole('dialog', { name: 'Wann brauchst du es?' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Anfrage schreiben' })).toBeNull();
  });
  it('shows the price at once, the deposit apart, and leads to the message with all that was chosen', () => {
    open({ from: in10, to: addDays(in10, 2) });
    expect(text()).toContain('3 Tage × 9,00 €27,00 €Gesamt27,00 €zzgl. Kaution (bekommst du zurück)50,00 €');
    expect(screen.getByRole('link', { name: 'Anfrage schreiben' }).getAttribute('href')).toBe(
      `/inserat/a1b2c3d4e5/buchung?from=${in10}&to=${addDays(in10, 2)}&pricing=00000000-0000-4000-8000-000000000001`,
    );
    expect(text()).toContain('Unverbindlich, bis zeltfreundin zusagt und du bestätigst.');
  });
  it('says why two days are counted as a week', () => {
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
    expect(text()).toContain('1 Woche × 40,00 €40,00 €');
    expect(text()).toContain(
      'Hier gilt der Wochenpreis: Nach Tagen wären es 50,00 €. Eine angefangene Woche zählt ganz.',
    );
  });
  it('changes the return service', async () => {
    const choices = open({ from: in10, to: addDays(in10, 2) });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Gegenleistung' }), '1 Kasten pro Woche');
    expect(choices.at(-1)).toEqual({
      from: in10,
      to: addDays(in10, 2),
      pricing: '00000000-0000-4000-8000-000000000002',
    });
    expect(text()).toContain('1 Woche × 1 Kasten1 Kasten');
  });
  it('says why days do not go and offers others', async () => {
    open({ from: in10, to: addDays(in10, 6), pricing: '00000000-0000-4000-8000-000000000001' });
    expect(text()).toContain('Dieser Preis gilt für höchstens 4 Tage.');
    cleanup();
    open({ from: addDays(today, 19), to: addDays(today, 20) });
    expect(await screen.findByText(/schon verliehen/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Andere Tage wählen' })).toBeTruthy();
  });
  it('leads to what is missing by the hour: the day, then the start', async () => {
    const hourly = offer({ pricing: [pricing({ renttype_id: 2, amount: 400 })] });
    open({}, hourly);
    expect(screen.getByRole('link', { name: 'Zeit wählen' })).toBeTruthy();
    cleanup();
    open({ from: in10 }, hourly);
    await userEvent.click(screen.getByRole('link', { name: 'Beginn wählen' }));
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Beginn' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  it.each([
    ['de', 1, 'Tage wählen', 'Tage übernehmen'],
    ['de', 2, 'Zeit wählen', 'Tag übernehmen'],
    ['en', 2, 'Choose a time', 'Use this day'],
    ['nl', 2, 'Tijd kiezen', 'Deze dag gebruiken'],
  ] as const)('takes no days before one is chosen: %s, rent type %s', async (locale, rent, ask, take) => {
    const given = offer({ pricing: [pricing({ renttype_id: rent, amount: 400 })] });
    open({}, given, locale);
    await userEvent.click(screen.getByRole('link', { name: ask }));
    const button = () => within(screen.getByRole('dialog')).getByRole<HTMLButtonElement>('button', { name: take });
    expect(button().disabled).toBe(true);
    cleanup();
    open({ from: in10 }, given, locale);
    await userEvent.click(screen.getAllByRole('button', { name: rent === 2 ? /^(Tag|Day|Dag)/ : /^Von/ })[0]!);
    expect(button().disabled).toBe(false);
  });
  it('leads whoever is in no group of the offer to no request', () => {
    open({}, offer({ audience: { ...offer().audience, lent_to: 'members' } }));
    expect(text()).toContain('Das wird nur an Mitglieder einer Gruppe verliehen.');
    expect(screen.queryByRole('link', { name: /Tage wählen|Anfrage/ })).toBeNull();
  });
  it.each([
    ['de', 'Nur für Mitglieder von Werkzeugkeller, Offene Werkstatt', '/gruppe/werkzeugk1'],
    ['en', 'Only for members of Werkzeugkeller, Offene Werkstatt', '/en/group/werkzeugk1'],
    ['nl', 'Alleen voor leden van Werkzeugkeller, Offene Werkstatt', '/nl/groep/werkzeugk1'],
  ] as const)('leads them to the groups that they could join: %s', (locale, told, href) => {
    const joinable = [
      { group_id: 'werkzeugk1', name: 'Werkzeugkeller' },
      { group_id: 'werkstatt1', name: 'Offene Werkstatt' },
    ];
    open({}, offer({ audience: { ...offer().audience, lent_to: 'members', joinable } }), locale);
    expect(text()).toContain(told);
    expect(screen.getByRole('link', { name: 'Werkzeugkeller' }).getAttribute('href')).toBe(href);
  });
  it('says in the dialog of days why they do not go', async () => {
    open({ from: in10, to: addDays(in10, 6), pricing: '00000000-0000-4000-8000-000000000001' });
    await userEvent.click(screen.getByRole('link', { name: 'Andere Tage wählen' }));
    expect(
      within(screen.getByRole('dialog')).getByText(
        'Dieser Preis gilt für höchstens 4 Tage. Wähl eine kürzere Zeit oder eine andere Gegenleistung.',
      ),
    ).toBeTruthy();
  });
  it.each([
    [
      'de',
      'Andere Tage wählen',
      'Tage übernehmen',
      'Dauer: mindestens 3 Tage',
      'Dieser Preis gilt für mindestens 3 Tage. Wähl eine längere Zeit.',
    ],
    [
      'en',
      'Choose other days',
      'Use these days',
      'Length: at least 3 days',
      'This price starts at 3 days. Choose a longer time.',
    ],
    [
      'nl',
      'Andere dagen kiezen',
      'Deze dagen gebruiken',
      'Duur: minstens 3 dagen',
      'Deze prijs geldt vanaf 3 dagen. Kies een langere tijd.',
    ],
  ] as const)(
    'names the least time before the days and beside the button, and another price only where it would do: %s',
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
    ['de', 'Beginn', 'Dauer', 'Dauer wählen', '3 Stunden', '3 Stunden × 4,00 €12,00 €'],
    ['en', 'Start', 'Length', 'Choose a length', '3 hours', '3 hours × '],
    ['nl', 'Begin', 'Duur', 'Duur kiezen', '3 uur', '3 uur × '],
  ] as const)('asks for day, start and length by the hour, and sets no length itself: %s', async (...texts) => {
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
    expect(text()).toContain(line);
  });
  it.each([
    ['de', 'Beginn', ['Tagsüber', 'Abends', 'Nachts']],
    ['en', 'Start', ['Daytime', 'Evening', 'Night']],
    ['nl', 'Begin', ['Overdag', '’s Avonds', '’s Nachts']],
  ] as const)('has every start, those by day first: %s', (locale, start, parts) => {
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
  it('takes the only length there is with the start', async () => {
    const choices = open(
      { from: in10 },
      offer({ pricing: [pricing({ renttype_id: 2, amount: 400, duration_min: 2, duration_max: 2 })] }),
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Beginn' }), '10:00');
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
    ['de', 'Beginn', 'Dauer', '3 Stunden', 'Auch möglich: 12 € pro Stunde als Spende, gesamt 36,00 €', 'Lieber so'],
    ['en', 'Start', 'Length', '3 hours', 'Also possible: ', 'Use this instead'],
    ['nl', 'Begin', 'Duur', '3 uur', 'Ook mogelijk: ', 'Liever zo'],
  ] as const)('keeps the deal by the hour that it showed and offers a cheaper one: %s', async (...texts) => {
    const [locale, start, length, hours, note, take] = texts;
    const choices = open({ from: in10 }, offer({ pricing: [shownDeal, donation, free] }), locale);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: start }), '10:00');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: length }), hours);
    expect(choices.at(-1)).toMatchObject({ pricing: shownDeal.pricing_id, hours: 3 });
    expect(text()).toContain(note);
    await userEvent.click(screen.getByRole('button', { name: take }));
    expect(choices.at(-1)).toEqual({ pricing: donation.pricing_id, from: in10, time: '10:00', hours: 3 });
    await userEvent.click(screen.getByRole('button', { name: take }));
    expect(choices.at(-1)).toEqual({ pricing: shownDeal.pricing_id, from: in10, time: '10:00', hours: 3 });
  });
  it('names one for nothing without a sum', () => {
    const choice = { from: in10, time: '10:00', hours: 2, pricing: shownDeal.pricing_id };
    open(choice, offer({ pricing: [shownDeal, donation, free] }));
    expect(text()).toMatch(/Auch möglich: kostenlosLieber so/);
  });
  it('keeps the deal by the hour when a day is chosen that one by the day would take', async () => {
    const day = pricing({ pricing_id: '00000000-0000-4000-8000-000000000004', amount: 100 });
    const choices = open({}, offer({ pricing: [shownDeal, day] }));
    await userEvent.click(screen.getByRole('link', { name: 'Zeit wählen' }));
    fireEvent.change(await within(screen.getByRole('dialog')).findByLabelText('Tag', { selector: 'input' }), {
      target: { value: in10 },
    });
    expect(choices.at(-1)).toEqual({ pricing: shownDeal.pricing_id, from: in10 });
  });
});
