import { beforeEach, describe, expect, it } from 'vitest';
import { certification } from '@lendring/contracts/account/trader-rules.js';
import type { OwnTraderShape } from '@lendring/contracts/http/traders.js';
import { useRouter } from '@tanstack/react-router';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Locale } from '../../../i18n/locale.js';
import { createApi } from '../../../lib/api-client/api.js';
import { ApiContext } from '../../../lib/api-client/api-context.js';
import { createSessionStore, type Profile } from '../../../lib/session/session.js';
import { SessionContext } from '../../../lib/session/session-context.js';
import { createFakeApi, type FakeAnswer, type FakeHandler } from '../../../testing/fake-api.js';
import { render } from '../../../testing/render.js';
import { koelnWith } from '../../../testing/samples.js';
import { emptyProfile, fullProfile } from '../testing/samples.js';
import { text, textIn, textLike } from '../../../testing/texts.js';
import { userEvent } from '../../../testing/user-event.js';
import { MainAddressForm } from './MainAddressForm.js';
import { CompanyPage } from './CompanyPage.js';
import { CompleteBanner } from './CompleteBanner.js';
import { OverviewPage } from './OverviewPage.js';
import { ProfilePage } from './ProfilePage.js';

const dutch = textIn('nl');
const english = textIn('en');

const amsterdam = {
  id: 'g2',
  city: 'Amsterdam',
  city_url: 'amsterdam',
  country: 'NL',
  region: null,
  district: null,
  lat: 52.4,
  lng: 4.9,
  postal_count: 0,
  postal: [],
};

const open = async (page: ReactElement, start: Profile, ...rest: readonly (FakeHandler | Locale | `/${string}`)[]) => {
  const more = rest.filter((one) => typeof one === 'function');
  const at = rest.find((one) => typeof one === 'string' && one.startsWith('/'));
  const locale = rest.find((one) => one === 'de' || one === 'en' || one === 'nl') ?? 'de';
  let profile = start;
  const fake = createFakeApi(...more, ({ method, path, query, body }): FakeAnswer | undefined => {
    if (path === '/v1/init') return { data: { profile, usergroup: [] } };
    if (path === '/v1/status') return { data: { badge: { request: { total: 2 }, notification: { total: 0 } } } };
    if (path === '/v1/request_waiting') return { data: { waiting: [] } };
    if (path === '/v1/second_step') return { data: { totp: { recovery_left: 10 }, passkeys: [] } };
    if (path === '/v1/profile_nickname')
      return query.get('nickname') === 'belegt_hier'
        ? { data: { available: false, text: 'Dieser Benutzername ist schon vergeben.' } }
        : { data: { available: true, text: 'Dieser Benutzername ist frei.' } };
    if (path === '/v1/city_search')
      return {
        data:
          query.get('query') === '50823'
            ? [koelnWith('50823')]
            : query.get('query') === 'Amsterdam'
              ? [amsterdam]
              : [koelnWith('50823', '50825')],
      };
    if (path === '/v1/place') {
      const asked = query.get('query') ?? '';
      const code = koelnWith('50823', '50825');
      if (asked === 'Köln') return { data: { kind: 'one', places: [{ ...code, postal_id: null }] } };
      if (asked === '50823 Bonn')
        return {
          data: {
            kind: 'none',
            places: [
              { ...code, postal_id: 'de-50823' },
              { ...code, city: 'Bonn', postal_id: null },
            ],
          },
        };
      return {
        data: ['50823', '50823 Köln'].includes(asked)
          ? { kind: 'one', places: [{ ...code, postal_id: 'de-50823' }] }
          : { kind: 'none', places: [] },
      };
    }
    if (path === '/v1/offer')
      return {
        data: {
          offers: [],
          paging: {
            page: 1,
            size: 1,
            total: { active: 3, inactive: 1, draft: 2 }[query.get('status') ?? ''] ?? 0,
            hasNextPage: false,
          },
        },
      };
    if (path === '/v1/reference') return { data: { operator: null, map: null, sign_in_account: null } };
    if (method !== 'PATCH') return undefined;
    const { address, ...same } = body as { address?: object };
    profile = {
      ...profile,
      ...same,
      ...(address ? { address: { ...fullProfile.address!, ...address } } : {}),
      completed: true,
      ...(path === '/v1/profile_company' ? { completed_commercial: true } : {}),
    };
    return { data: profile };
  });
  const api = createApi({ fetch: fake.fetch, locale });
  const store = createSessionStore({ api, token: { get: () => Promise.resolve('token') }, signOut: () => {} });
  await store.start();
  store.stop();
  let address = (): string => '';
  let leave = (): void => {};
  const Where = () => {
    const { history } = useRouter();
    address = () => history.location.pathname + history.location.search;
    leave = () => history.push('/faq');
    return null;
  };
  render(
    <ApiContext value={api}>
      <SessionContext value={store}>
        {page}
        <Where />
      </SessionContext>
    </ApiContext>,
    locale,
    at as string | undefined,
  );
  return {
    address: () => address(),
    leave: () => leave(),
    sent: () => fake.calls.filter(({ method }) => method === 'PATCH'),
    store,
  };
};
const fill = async (label: string | RegExp, words: string) => {
  const field = screen.getByLabelText(label, { selector: 'input,textarea' });
  await userEvent.clear(field);
  await userEvent.type(field, words);
};

beforeEach(() => sessionStorage.clear());

describe('completing the profile', () => {
  it('asks a private person for a town without a street and returns to the previous page', async () => {
    const { address, sent } = await open(<ProfilePage returnTo="/offer/create" />, emptyProfile);
    await fill(text('account:nickname'), 'mila_kern');
    await screen.findByText('Dieser Benutzername ist frei.');
    await fill(text('account:firstname'), 'Mila');
    await fill(text('account:lastname'), 'Kern');
    expect(screen.queryByLabelText(text('address:street'))).toBeNull();
    await fill(text('address:place'), '50823');
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>(text('address:place'), { selector: 'input' }).value).toBe(
        '50823 Köln',
      ),
    );
    await userEvent.click(screen.getByRole('button', { name: text('account:complete.goOn') }));
    await waitFor(() => expect(address()).toBe('/inserat/erstellen'));
    expect(sent()[0]?.body).toEqual({
      nickname: 'mila_kern',
      firstname: 'Mila',
      lastname: 'Kern',
      organisation: null,
      address: { street: '', city_id: 'g1', postal: '50823' },
    });
  });
  it('requires a street from a company', async () => {
    await open(<ProfilePage returnTo="/offer/create" />, emptyProfile);
    await userEvent.click(screen.getByRole('radio', { name: /Gewerblich/ }));
    await userEvent.click(screen.getByRole('button', { name: text('account:complete.goOn') }));
    expect(screen.getByLabelText(text('address:street')).getAttribute('aria-invalid')).toBe('true');
  });
  it('saves the kind of organisation and then asks for its name', async () => {
    const { address, sent } = await open(<ProfilePage returnTo={undefined} />, fullProfile);
    await userEvent.click(screen.getByRole('radio', { name: new RegExp(text('account:kind.association')) }));
    expect(document.body.textContent).toContain(text('account:who.organisation'));
    await userEvent.click(screen.getByRole('button', { name: text('account:save') }));
    await waitFor(() => expect(address()).toBe('/benutzerkonto/firma'));
    expect(sent()[0]?.body).toMatchObject({ organisation: 'association' });
    cleanup();
    const association = { ...fullProfile, commercial: true, organisation: 'association' } as const;
    await open(<CompanyPage returnTo={undefined} />, association);
    expect(screen.getByLabelText(text('account:company.name.association'))).toBeTruthy();
  });
  it('states that everyone sees the phone number and email address of an organisation', async () => {
    await open(<ProfilePage returnTo={undefined} />, fullProfile);
    const email = fullProfile.contact_email;
    screen.getByText(text('account:phoneHint'));
    screen.getByText(text('account:contactNote', { email }));
    await userEvent.click(screen.getByRole('radio', { name: new RegExp(text('account:kind.business')) }));
    screen.getByText(text('account:phoneHintShop'));
    screen.getByText(text('account:contactNoteShop', { email }));
    expect(screen.queryByText(text('account:phoneHint'))).toBeNull();
    expect(screen.queryByText(text('account:contactNote', { email }))).toBeNull();
  });
  it('returns to the company page that the profile form was opened from', async () => {
    const { address } = await open(<ProfilePage returnTo="/benutzerkonto/firma" />, {
      ...fullProfile,
      commercial: true,
      organisation: 'business',
    });
    await userEvent.click(screen.getByRole('button', { name: text('account:save') }));
    await waitFor(() => expect(address()).toBe('/benutzerkonto/firma'));
  });
  it('is a numbered step only on the way to a request', async () => {
    await open(<ProfilePage returnTo="/inserat/abc/anfragen?from=2027-07-04&profile=asked" />, emptyProfile);
    expect(screen.getByText(text('common:ui.stepOf', { step: 2, steps: 3 }))).toBeTruthy();
    expect(document.body.textContent).toContain(text('account:complete.introAsking'));
    cleanup();
    await open(<ProfilePage returnTo="/offer/create" />, emptyProfile);
    expect(screen.queryByText(/^Schritt/)).toBeNull();
  });

  it('lists missing fields and sends no request', async () => {
    const { sent } = await open(<ProfilePage returnTo={undefined} />, emptyProfile);
    await userEvent.click(screen.getByRole('button', { name: text('account:save') }));
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(screen.getAllByRole('link', { name: /Wähl|Gib/ }).map((link) => link.getAttribute('href'))).toEqual([
      '#nickname',
      '#firstname',
      '#lastname',
      '#place',
    ]);
    expect(sent()).toEqual([]);
  });
  it('lists a taken nickname with the other problems and drops corrected problems', async () => {
    const { sent } = await open(<ProfilePage returnTo={undefined} />, emptyProfile);
    await fill(text('account:nickname'), 'belegt_hier');
    await screen.findByText('Dieser Benutzername ist schon vergeben.');
    await userEvent.click(screen.getByRole('button', { name: text('account:save') }));
    const lines = () =>
      screen.queryAllByRole('link', { name: /Wähl|Gib|vergeben|Dieser/ }).map((link) => link.getAttribute('href'));
    expect(lines()).toEqual(['#nickname', '#firstname', '#lastname', '#place']);
    await fill(text('account:firstname'), 'Mila');
    expect(lines()).toEqual(['#nickname', '#lastname', '#place']);
    expect(screen.getByLabelText(text('account:firstname')).getAttribute('aria-invalid')).toBeNull();
    expect(sent()).toEqual([]);
  });
  it('accepts a fully typed place submitted immediately', async () => {
    const { sent } = await open(<MainAddressForm profile={fullProfile} onSaved={() => {}} />, fullProfile);
    const field = screen.getByLabelText(text('address:place'), { selector: 'input' });
    fireEvent.change(field, { target: { value: '50823 Köln' } });
    fireEvent.click(screen.getByRole('button', { name: text('account:save') }));
    await waitFor(() =>
      expect(sent()[0]?.body).toEqual({ address: { street: 'Venloer Straße 12', city_id: 'g1', postal: '50823' } }),
    );
  });
  it.each([
    [
      'Nowhereville',
      'Einen Ort „Nowhereville“ kennen wir nicht. Prüf die Schreibweise oder nimm die PLZ. Lendring arbeitet mit Adressen in Deutschland, Österreich, der Schweiz, den Niederlanden und dem Vereinigten Königreich.',
    ],
    ['50823 Bonn', text('common:search.placeMeant', { place: '50823 Bonn', places: '50823 Köln oder Bonn' })],
  ])('rejects an unknown place: %s', async (typed, problem) => {
    const { sent } = await open(<MainAddressForm profile={fullProfile} onSaved={() => {}} />, fullProfile);
    fireEvent.change(screen.getByLabelText(text('address:place'), { selector: 'input' }), { target: { value: typed } });
    fireEvent.click(screen.getByRole('button', { name: text('account:save') }));
    expect((await screen.findByRole('link', { name: problem })).getAttribute('href')).toBe('#place');
    expect(sent()).toEqual([]);
  });
  it('asks for the postal code of a typed town that has several', async () => {
    const { sent } = await open(<MainAddressForm profile={fullProfile} onSaved={() => {}} />, fullProfile);
    fireEvent.change(screen.getByLabelText(text('address:place'), { selector: 'input' }), {
      target: { value: 'Köln' },
    });
    fireEvent.click(screen.getByRole('button', { name: text('account:save') }));
    expect(
      (await screen.findByRole('link', { name: text('address:problem.postalMissing') })).getAttribute('href'),
    ).toBe('#place-postal');
    await userEvent.selectOptions(screen.getByLabelText(text('address:postal')), '50825');
    await userEvent.click(screen.getByRole('button', { name: text('account:save') }));
    await waitFor(() =>
      expect(sent()[0]?.body).toEqual({ address: { street: 'Venloer Straße 12', city_id: 'g1', postal: '50825' } }),
    );
  });
  it('focuses the error summary after the first submit', async () => {
    await open(<MainAddressForm profile={fullProfile} onSaved={() => {}} />, fullProfile);
    fireEvent.change(screen.getByLabelText(text('address:place'), { selector: 'input' }), {
      target: { value: 'Köln' },
    });
    fireEvent.click(screen.getByRole('button', { name: text('account:save') }));
    await screen.findByRole('link', { name: text('address:problem.postalMissing') });
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });
  it.each([
    [
      'de',
      text('account:firstname'),
      text('common:leave.title'),
      text('common:leave.stay'),
      text('common:leave.action'),
    ],
    [
      'en',
      english('account:firstname'),
      english('common:leave.title'),
      english('common:leave.stay'),
      english('common:leave.action'),
    ],
    [
      'nl',
      dutch('account:firstname'),
      dutch('common:leave.title'),
      dutch('common:leave.stay'),
      dutch('common:leave.action'),
    ],
  ] as const)('warns before typed input is lost: %s', async (locale, label, question, stay, discard) => {
    const { address, leave } = await open(<ProfilePage returnTo="/requests" />, emptyProfile, locale);
    const here = address();
    await fill(label, 'Mila');
    leave();
    await screen.findByRole('heading', { name: question });
    await userEvent.click(screen.getByRole('button', { name: stay }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: question })).toBeNull());
    expect(address()).toBe(here);
    expect(screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' }).value).toBe('Mila');
    leave();
    await userEvent.click(await screen.findByRole('button', { name: discard }));
    await waitFor(() => expect(address()).toMatch(/faq/));
  });
  it('leaves without a warning when no input was typed', async () => {
    const { address, leave } = await open(<ProfilePage returnTo="/requests" />, emptyProfile);
    leave();
    await waitFor(() => expect(address()).toMatch(/faq/));
  });
  it('shows a nickname conflict from the server at its field', async () => {
    await open(
      <ProfilePage returnTo={undefined} />,
      { ...fullProfile, completed: false, nickname: 'mila_kern' },
      ({ method, path }) =>
        method === 'PATCH' && path === '/v1/profile'
          ? { status: 409, error: 'x', msgcode: 'nickname_taken', msgtext: 'Dieser Benutzername ist schon vergeben.' }
          : undefined,
    );
    await userEvent.click(screen.getByRole('button', { name: text('account:save') }));
    await waitFor(() =>
      expect(screen.getByLabelText(text('account:nickname')).getAttribute('aria-invalid')).toBe('true'),
    );
    expect(screen.getByRole('link', { name: 'Dieser Benutzername ist schon vergeben.' }).getAttribute('href')).toBe(
      '#nickname',
    );
  });
  it('continues to the company page for commercial users', async () => {
    const { address } = await open(<ProfilePage returnTo="/anfragen" />, { ...fullProfile, completed: false });
    await userEvent.click(screen.getByRole('radio', { name: /Gewerblich/ }));
    await userEvent.click(screen.getByRole('button', { name: text('account:complete.goOn') }));
    await waitFor(() => expect(address()).toBe('/benutzerkonto/firma?return=%2Fanfragen'));
  });
});

describe('nickname', () => {
  it('shows missing letters and availability while the user types', async () => {
    await open(<ProfilePage returnTo={undefined} />, emptyProfile);
    await fill(text('account:nickname'), 'beleg');
    screen.getByText(text('account:nicknameLeft', { count: 1 }));
    await userEvent.type(screen.getByLabelText(text('account:nickname')), 't_hier');
    await screen.findByText('Dieser Benutzername ist schon vergeben.');
  });
});

describe('address', () => {
  it('offers the postal codes of a town for selection', async () => {
    const { sent } = await open(<MainAddressForm profile={fullProfile} onSaved={() => {}} />, fullProfile);
    await fill(text('address:place'), 'Köln');
    await userEvent.click(await screen.findByRole('option', { name: 'Köln' }));
    await userEvent.click(screen.getByRole('button', { name: text('account:save') }));
    expect(screen.getByRole('link', { name: text('address:problem.postalMissing') }).getAttribute('href')).toBe(
      '#place-postal',
    );
    await userEvent.selectOptions(screen.getByLabelText(text('address:postal')), '50825');
    await userEvent.click(screen.getByRole('button', { name: text('account:save') }));
    await waitFor(() =>
      expect(sent()[0]?.body).toEqual({ address: { street: 'Venloer Straße 12', city_id: 'g1', postal: '50825' } }),
    );
  });
  it('validates a free-text postal code by country and shows server errors at its field', async () => {
    const { sent } = await open(
      <MainAddressForm profile={fullProfile} onSaved={() => {}} />,
      fullProfile,
      ({ method }) =>
        method === 'PATCH'
          ? {
              status: 400,
              error: 'x',
              msgcode: 'invalid_input',
              msgtext: 'Bitte prüfe deine Angaben.',
              fields: [
                { path: 'address.postal', code: 'postal_unknown', text: 'Diese Postleitzahl passt nicht zum Ort.' },
              ],
            }
          : undefined,
    );
    await fill(text('address:place'), 'Amsterdam');
    await userEvent.click(await screen.findByRole('option', { name: 'Amsterdam' }));
    await fill(text('address:postal'), '50823');
    await userEvent.click(screen.getByRole('button', { name: text('account:save') }));
    expect(screen.getByLabelText(text('address:postal')).getAttribute('aria-invalid')).toBe('true');
    expect(sent()).toEqual([]);
    await fill(text('address:postal'), '1012ab');
    await userEvent.click(screen.getByRole('button', { name: text('account:save') }));
    expect(
      (await screen.findByRole('link', { name: 'Diese Postleitzahl passt nicht zum Ort.' })).getAttribute('href'),
    ).toBe('#place-postal');
  });
});

describe('company form', () => {
  it('saves a company with only a name and explains the purpose of the other fields', async () => {
    const { sent, address } = await open(<CompanyPage returnTo="/buchen" />, { ...fullProfile, commercial: true });
    screen.getByText(textLike('account:company.nameHint'));
    screen.getByText(textLike('account:company.legalHint'));
    await fill(text('account:company.name.business'), 'Zeltverleih Kern');
    await userEvent.click(screen.getByRole('button', { name: text('account:complete.goOn') }));
    await waitFor(() => expect(address()).toBe('/buchen'));
    expect(sent()[0]?.body).toMatchObject({ company: 'Zeltverleih Kern', company_legalhints: '' });
  });
  it('refuses to delete saved legal hints and states the reason', async () => {
    const saved = { ...fullProfile, commercial: true, company: 'Zeltverleih', company_legalhints: 'Mila Kern, Köln' };
    const { sent } = await open(<CompanyPage returnTo={undefined} />, saved);
    expect(screen.queryByText(/genügt der Name/)).toBeNull();
    await userEvent.clear(screen.getByLabelText(text('account:company.legal')));
    await userEvent.click(screen.getByRole('button', { name: text('account:save') }));
    screen.getByRole('link', { name: /nicht mehr weglassen, weil Inserate und Profil sie brauchen$/ });
    expect(sent()).toEqual([]);
  });
  it('requires legal hints with a description', async () => {
    const { sent, address } = await open(<CompanyPage returnTo="/anfragen" />, { ...fullProfile, commercial: true });
    await fill(text('account:company.name.business'), 'Zeltverleih Kern');
    screen.getByText(textLike('account:company.nameHint'));
    await fill(textLike('account:company.description'), 'Zelte');
    expect(screen.queryByText(/genügt der Name/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: text('account:complete.goOn') }));
    screen.getByRole('link', { name: /Mit einer Beschreibung oder Website sind sie nötig$/ });
    await userEvent.clear(screen.getByLabelText(textLike('account:company.description')));
    await fill(text('account:company.legal'), 'Mila Kern, Köln');
    await userEvent.click(screen.getByRole('button', { name: text('account:complete.goOn') }));
    await waitFor(() => expect(address()).toBe('/anfragen'));
    expect(sent()[0]?.body).toEqual({
      company: 'Zeltverleih Kern',
      company_legalhints: 'Mila Kern, Köln',
      company_description: '',
      company_homepage: null,
      company_vat_id: null,
    });
  });
});

describe('company form with trader details', () => {
  const shop = { ...fullProfile, commercial: true } as const;
  const details = {
    name: 'Mila Kern',
    company: '',
    street: 'Venloer Straße 12',
    postal: '50823',
    city: 'Köln',
    country: 'DE',
    phone: '+49 221 1234567',
    email: 'mila@example.org',
    register: null,
    vat_id: null,
  } as const;
  const trader: OwnTraderShape = {
    state: 'none',
    details,
    lacks: ['company'],
    certification: null,
    reason: null,
    until: null,
    ready: false,
    online_until: null,
    paused: false,
  };
  const withTrader =
    (own: OwnTraderShape): FakeHandler =>
    ({ path }) =>
      path === '/v1/profile_trader' ? { data: own } : undefined;
  const save = (key: 'save' | 'complete.goOn') =>
    userEvent.click(screen.getByRole('button', { name: text(`account:${key}`) }));
  const fillCompany = async () => {
    await fill(text('account:company.name.business'), 'Zeltverleih Kern');
    await fill(text('account:company.legal'), 'Mila Kern, Köln');
  };

  it('saves both parts with one button', async () => {
    const { sent, address } = await open(<CompanyPage returnTo="/anfragen" />, shop, withTrader(trader));
    await screen.findByText(text('trader:own.part.company'));
    await fillCompany();
    expect(screen.queryByText(text('trader:own.part.company'))).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: text('trader:own.no') }));
    await userEvent.click(screen.getByRole('checkbox'));
    await save('complete.goOn');
    await waitFor(() => expect(address()).toBe('/anfragen'));
    expect(sent().map(({ path, body }) => [path, body])).toEqual([
      ['/v1/profile_company', expect.objectContaining({ company: 'Zeltverleih Kern' })],
      ['/v1/profile_trader', { register: null, certification }],
    ]);
  });
  it('requires legal hints and the certification as soon as one answer is given', async () => {
    const { sent } = await open(<CompanyPage returnTo={undefined} />, shop, withTrader(trader));
    await userEvent.click(await screen.findByRole('radio', { name: text('trader:own.no') }));
    await fill(text('account:company.name.business'), 'Zeltverleih Kern');
    await save('save');
    screen.getByRole('link', { name: text('account:problem.legalTrader') });
    screen.getByRole('link', { name: text('trader:own.problem.certify') });
    expect(sent()).toEqual([]);
  });
  it('sends only the company while the trader details are untouched', async () => {
    const given: OwnTraderShape = {
      ...trader,
      state: 'checked',
      lacks: [],
      certification: { version: certification, at: '2027-01-01T00:00:00.000Z' },
    };
    const { sent, address } = await open(<CompanyPage returnTo="/anfragen" />, shop, withTrader(given));
    await screen.findByText(text('trader:own.state.checked'));
    await fillCompany();
    await save('complete.goOn');
    await waitFor(() => expect(address()).toBe('/anfragen'));
    expect(sent().map(({ path }) => path)).toEqual(['/v1/profile_company']);
  });
  it('submits a rejected version again if nothing is changed', async () => {
    const rejected: OwnTraderShape = {
      ...trader,
      state: 'correction',
      reason: 'Register fehlt',
      lacks: [],
      certification: { version: certification, at: '2027-01-01T00:00:00.000Z' },
    };
    const saved = { ...shop, company: 'Zeltverleih', company_legalhints: 'Mila Kern, Köln' };
    const refuse: FakeHandler = ({ method, path }) =>
      method === 'PATCH' && path === '/v1/profile_trader'
        ? { status: 422, error: 'x', msgcode: 'trader_unchanged', msgtext: 'Ändere, was nicht stimmt.' }
        : undefined;
    await open(<CompanyPage returnTo={undefined} />, saved, refuse, withTrader(rejected));
    await screen.findByText('Register fehlt');
    await save('save');
    await screen.findByText('Ändere, was nicht stimmt.');
  });
  it('keeps the input while the user adds a missing phone number to the profile', async () => {
    const lacking: OwnTraderShape = { ...trader, lacks: ['company', 'phone'] };
    const { sent, address } = await open(<CompanyPage returnTo={undefined} />, shop, withTrader(lacking));
    await userEvent.click(await screen.findByRole('radio', { name: text('trader:own.no') }));
    await userEvent.click(screen.getByRole('checkbox'));
    await fillCompany();
    await save('save');
    expect(screen.getByRole('link', { name: text('trader:own.problem.lacks') }).getAttribute('href')).toBe(
      '#to-profile',
    );
    expect(sent()).toEqual([]);
    await userEvent.click(screen.getByRole('link', { name: text('trader:own.toProfile') }));
    await waitFor(() => expect(address()).toContain('/benutzerkonto/profil?return='));
    cleanup();
    await open(<CompanyPage returnTo={undefined} />, shop, withTrader(trader));
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: text('trader:own.no') })).checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>(text('account:company.name.business')).value).toBe(
      'Zeltverleih Kern',
    );
  });
});

describe('account overview', () => {
  it('shows offer counts, unread messages and profile completeness', async () => {
    await open(<OverviewPage />, fullProfile);
    screen.getByRole('heading', { level: 1, name: text('account:overview.hello', { name: 'Mila' }) });
    await screen.findByText('3 online, 1 pausiert, 2 Entwürfe');
    screen.getByText(text('account:card.unread', { count: 2 }));
    screen.getByRole('img', { name: text('account:next.percent', { percent: 60 }) });
    expect(screen.getByRole('link', { name: textLike('common:frame.signOut') }).getAttribute('href')).toBe(
      '/auth/logout?locale=de',
    );
    expect(screen.queryByText(text('account:nav.company'))).toBeNull();
    expect(screen.getByRole('link', { name: text('account:nav.api') })).toBeTruthy();
  });
  it('lists incomplete trader details with links to them', async () => {
    const trader = { state: 'none', lacks: ['phone'], ready: false };
    const profile = { ...fullProfile, commercial: true, completed_commercial: true };
    await open(<OverviewPage />, profile, ({ path }) => (path === '/v1/profile_trader' ? { data: trader } : undefined));
    expect(screen.queryByText(text('account:next.welcomeTitle'))).toBeNull();
    await screen.findByText(text('account:next.neededTitle', { count: 2 }));
    screen.getByText(text('account:next.traderText'));
    expect(screen.getByRole('link', { name: text('account:part.trader') }).getAttribute('href')).toBe(
      '/benutzerkonto/firma#trader',
    );
    expect(screen.getByRole('link', { name: text('account:next.do.phone') })).toBeTruthy();
  });
  it('links new users to completing the profile', async () => {
    await open(<OverviewPage />, emptyProfile);
    expect(screen.getByRole('link', { name: text('account:complete.title') }).getAttribute('href')).toBe(
      '/benutzerkonto/profil',
    );
  });
});

describe('CompleteBanner', () => {
  it('links back to the current page outside the home page and stays dismissed', async () => {
    await open(<CompleteBanner />, emptyProfile);
    expect(screen.queryByRole('link')).toBeNull();
    cleanup();
    await open(<CompleteBanner />, emptyProfile, '/faq');
    expect((await screen.findByRole('link', { name: text('common:profileBanner.do') })).getAttribute('href')).toBe(
      '/benutzerkonto/profil?return=%2Ffaq',
    );
    await userEvent.click(screen.getByRole('button', { name: text('common:profileBanner.later') }));
    expect(screen.queryByRole('link')).toBeNull();
    expect(sessionStorage.getItem('profile-later')).toBe('1');
  });
  it('is hidden for a complete profile', async () => {
    await open(<CompleteBanner />, fullProfile);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
