import { describe, expect, it } from 'vitest';
import type { SessionShape, SignInTryShape } from '@lendring/contracts/http/security.js';
import { screen, waitFor, within } from '@testing-library/react';
import type { Locale } from '../../../i18n/locale.js';
import { createApi } from '../../../lib/api-client/api.js';
import { ApiContext } from '../../../lib/api-client/api-context.js';
import { createFakeApi, type FakeHandler } from '../../../testing/fake-api.js';
import { render } from '../../../testing/render.js';
import { text, textIn, textLike, textLikeIn } from '../../../testing/texts.js';
import { userEvent } from '../../../testing/user-event.js';
import { SecurityPage } from './SecurityPage.js';

const dutch = textIn('nl');
const english = textIn('en');
const englishLike = textLikeIn('en');

const here: SessionShape = {
  session_id: '5f0c6b1e-3a1d-4a53-9d5f-0a4c2b7d8e91',
  this: true,
  browser: 'Firefox',
  system: 'Windows',
  kind: 'computer',
  began: '2026-05-01T10:00:00.000Z',
  seen: '2026-05-01T12:00:00.000Z',
};
const phone: SessionShape = {
  ...here,
  session_id: '7a1f4f0e-1111-4a53-9d5f-0a4c2b7d8e91',
  this: false,
  browser: 'Safari',
  system: 'iOS',
  kind: 'phone',
};
const odd: SessionShape = {
  ...phone,
  session_id: '8b1f4f0e-1111-4a53-9d5f-0a4c2b7d8e91',
  browser: null,
  system: null,
  kind: null,
};

const history: readonly SignInTryShape[] = [
  {
    at: '2026-05-02T10:00:00.000Z',
    outcome: 'wrong',
    way: null,
    browser: null,
    system: null,
    kind: null,
    new_device: false,
  },
  ...Array.from({ length: 6 }, (_, index): SignInTryShape => {
    const { browser, system, kind } = phone;
    return {
      at: `2026-05-01T1${index}:00:00.000Z`,
      outcome: 'ok',
      way: 'password',
      browser,
      system,
      kind,
      new_device: index === 0,
    };
  }),
];

const open = (account: string | null, locale: Locale = 'de', ...more: readonly FakeHandler[]) => {
  let sessions = [here, phone, odd];
  const wanted = { email: 'mila.neu@example.org', until: '2026-05-03T10:00:00.000Z' };
  const fake = createFakeApi(...more, ({ path, method, query }) => {
    if (path === '/v1/reference') return { data: { operator: null, map: null, sign_in_account: account } };
    if (path === '/v1/session_history') return { data: history };
    if (path === '/v1/email' && method === 'GET') return { data: wanted };
    if (path === '/v1/second_step' && method === 'GET') return { data: { totp: null, passkeys: [] } };
    if (path === '/v1/session' && method === 'GET') return { data: sessions };
    if (path === '/v1/session' && query.get('others') === 'true') {
      sessions = sessions.filter((one) => one.this);
      return { status: 204 };
    }
    if (path === `/v1/session/${phone.session_id}`) {
      sessions = sessions.filter((one) => one !== phone);
      return { status: 204 };
    }
    return undefined;
  });
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale })}>
      <SecurityPage />
    </ApiContext>,
    locale,
  );
  return fake;
};
const dialog = () => within(screen.getByRole('dialog'));

describe('the list of sessions', () => {
  it('describes each device and signs a device out after confirmation', async () => {
    const fake = open(null);
    await screen.findByText(text('security:devices.on', { browser: 'Safari', system: 'iOS' }));
    expect(
      screen.getByText(textLike('security:devices.on', { browser: 'Firefox', system: 'Windows' })).textContent,
    ).toContain(text('security:devices.this'));
    expect(screen.getByText(text('security:devices.some'))).toBeTruthy();
    expect(screen.getAllByRole('button', { name: textLike('security:devices.end') })).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: /Abmelden.*Safari auf iOS/ }));
    await userEvent.click(dialog().getByRole('button', { name: text('security:devices.endAction') }));
    await waitFor(() =>
      expect(screen.queryByText(text('security:devices.on', { browser: 'Safari', system: 'iOS' }))).toBeNull(),
    );
    expect(fake.calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
    await waitFor(() => expect(document.activeElement?.textContent).toBe(text('security:devices.title')));
  });

  it('signs out all other devices at once', async () => {
    open(null, 'en');
    await userEvent.click(await screen.findByRole('button', { name: english('security:devices.others') }));
    await userEvent.click(dialog().getByRole('button', { name: english('security:devices.others') }));
    await screen.findByText(english('security:devices.alone'));
    expect(screen.queryByRole('button', { name: english('security:devices.others') })).toBeNull();
  });

  it('shows why a device cannot be signed out and refetches the list', async () => {
    const fake = open(null, 'nl', ({ method }) =>
      method === 'DELETE'
        ? { status: 404, error: 'x', msgcode: 'session_not_found', msgtext: 'Dit apparaat is al uitgelogd.' }
        : undefined,
    );
    await userEvent.click(await screen.findByRole('button', { name: /Uitloggen.*Safari op iOS/ }));
    await userEvent.click(dialog().getByRole('button', { name: dutch('security:devices.endAction') }));
    await screen.findByText('Dit apparaat is al uitgelogd.');
    await waitFor(() =>
      expect(fake.calls.filter(({ method, path }) => method === 'GET' && path === '/v1/session')).toHaveLength(2),
    );
  });

  it('is replaced by a link to the external identity provider', async () => {
    const fake = open('https://id.example.org/realms/lendring/account', 'en');
    const link = await screen.findByRole('link', {
      name: english('security:elsewhere.open', { host: 'id.example.org' }),
    });
    expect(link.getAttribute('href')).toBe('https://id.example.org/realms/lendring/account');
    expect(screen.queryByText(english('security:devices.title'))).toBeNull();
    expect(fake.calls.map(({ path }) => path)).toEqual(['/v1/reference', '/v1/phone']);
  });
});

describe('the security page', () => {
  const fill = async (label: string, shown: string) => userEvent.type(screen.getByLabelText(label), shown);

  it('changes the password given the current password and reports a wrong one at its field', async () => {
    let known = false;
    const fake = open(null, 'de', ({ path }) =>
      path === '/v1/password'
        ? known
          ? { status: 204 }
          : { status: 422, error: 'x', msgcode: 'wrong_password', msgtext: 'Dieses Passwort stimmt nicht.' }
        : undefined,
    );
    await userEvent.click(await screen.findByRole('button', { name: text('security:password.do') }));
    await fill(text('security:password.current'), 'geraten');
    await fill(text('security:password.new'), 'kurz');
    await userEvent.click(screen.getByRole('button', { name: text('security:password.do') }));
    expect(screen.getByLabelText(text('security:password.new')).getAttribute('aria-invalid')).toBe('true');
    await fill(text('security:password.new'), ' und jetzt lang');
    await userEvent.click(screen.getByRole('button', { name: text('security:password.do') }));
    const current = screen.getByLabelText(text('security:password.current'));
    await waitFor(() => expect(current.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText('Dieses Passwort stimmt nicht.')).toHaveLength(1);
    expect([document.activeElement, screen.queryAllByRole('heading', { name: /fehlt oder passt/ })]).toEqual([
      current,
      [],
    ]);
    known = true;
    await fill(text('security:password.current'), ' stimmt');
    await userEvent.click(screen.getByRole('button', { name: text('security:password.do') }));
    await waitFor(() => expect(screen.queryByLabelText(text('security:password.new'))).toBeNull());
    expect(fake.calls.filter(({ path }) => path === '/v1/password').at(-1)?.body).toEqual({
      current: 'geraten stimmt',
      password: 'kurz und jetzt lang',
    });
  });

  it('changes the mail address once the new address is confirmed', async () => {
    const fake = open(null, 'en', ({ path, method }) =>
      path === '/v1/email' && method === 'PATCH' ? { status: 204 } : undefined,
    );
    expect(
      (await screen.findByText(englishLike('security:email.wanted', { email: 'mila.neu@example.org' }))).textContent,
    ).toContain('May');
    await userEvent.click(screen.getByRole('button', { name: english('security:email.change') }));
    await userEvent.click(screen.getByRole('button', { name: english('security:email.do') }));
    expect(screen.getByLabelText(english('security:email.new')).getAttribute('aria-invalid')).toBe('true');
    await fill(english('security:email.new'), ' other@example.org ');
    await userEvent.type(
      screen.getByLabelText(english('security:twoSteps.password'), { selector: '#emailPassword' }),
      'ein ganz langer Satz',
    );
    await userEvent.click(screen.getByRole('button', { name: english('security:email.do') }));
    await waitFor(() => expect(screen.queryByLabelText(english('security:email.new'))).toBeNull());
    expect(fake.calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      email: 'other@example.org',
      password: 'ein ganz langer Satz',
    });
  });
});

describe('a change of sign-in credentials', () => {
  const fill = async (label: string, shown: string) => userEvent.type(screen.getByLabelText(label), shown);
  const code = english('security:twoSteps.anyCode');

  it('requires a code when two-step sign-in is on and reports a wrong code at its field', async () => {
    let right = false;
    const fake = open(null, 'en', ({ path, method }) => {
      if (path === '/v1/second_step' && method === 'GET') return { data: { totp: { recovery_left: 9 }, passkeys: [] } };
      if (method !== 'PATCH') return undefined;
      return right
        ? { status: 204 }
        : { status: 422, error: 'x', msgcode: 'wrong_code', msgtext: 'This code is not right.' };
    });
    await userEvent.click(await screen.findByRole('button', { name: english('security:password.do') }));
    await fill(english('security:password.current'), 'ein ganz langer Satz');
    await fill(english('security:password.new'), 'a whole new sentence');
    await userEvent.click(screen.getByRole('button', { name: english('security:password.do') }));
    expect(document.activeElement).toBe(screen.getByLabelText(code));
    await fill(code, '000000');
    await userEvent.click(screen.getByRole('button', { name: english('security:password.do') }));
    await screen.findByText('This code is not right.');
    right = true;
    await fill(code, '1');
    await userEvent.click(screen.getByRole('button', { name: english('security:password.do') }));
    await waitFor(() => expect(screen.queryByLabelText(code)).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: english('security:email.change') }));
    await fill(english('security:email.new'), 'other@example.org');
    await userEvent.type(
      screen.getByLabelText(english('security:twoSteps.password'), { selector: '#emailPassword' }),
      'ein ganz langer Satz',
    );
    await fill(code, '4k7m-2x9p-hq3t');
    await userEvent.click(screen.getByRole('button', { name: english('security:email.do') }));
    await waitFor(() => expect(screen.queryByLabelText(code)).toBeNull());
    const sent = fake.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    expect(sent.slice(-2)).toMatchObject([{ code: '0000001' }, { code: '4k7m-2x9p-hq3t' }]);
  });
});

describe('a passkey', () => {
  it('is removed with password and code, and wrong values are reported at their fields', async () => {
    let passkeys = [
      { passkey_id: 'p1', name: 'Phone', added: '2026-01-02T10:00:00.000Z', last_used: null, synced: false },
    ];
    const fake = open(null, 'en', ({ path, method, body }) => {
      if (path === '/v1/second_step' && method === 'GET') return { data: { totp: { recovery_left: 9 }, passkeys } };
      if (path !== '/v1/passkey_off/p1') return undefined;
      if ((body as { password: string }).password !== 'ein ganz langer Satz')
        return { status: 422, error: 'x', msgcode: 'wrong_password', msgtext: 'This password is wrong.' };
      passkeys = [];
      return { status: 204 };
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Remove.*Phone/ }));
    const form = within(await screen.findByRole('form', { name: english('security:passkeys.removeTitle') }));
    await userEvent.click(form.getByRole('button', { name: english('security:passkeys.removeDo') }));
    expect(form.getByRole('alert').textContent).toContain(english('security:twoSteps.passwordMissing'));
    expect(fake.calls.some(({ path }) => path === '/v1/passkey_off/p1')).toBe(false);
    await userEvent.type(form.getByLabelText(english('security:twoSteps.password')), 'geraten');
    await userEvent.type(form.getByLabelText(english('security:twoSteps.anyCode')), '123456');
    await userEvent.click(form.getByRole('button', { name: english('security:passkeys.removeDo') }));
    await form.findByText('This password is wrong.');
    await userEvent.clear(form.getByLabelText(english('security:twoSteps.password')));
    await userEvent.type(form.getByLabelText(english('security:twoSteps.password')), 'ein ganz langer Satz');
    await userEvent.click(form.getByRole('button', { name: english('security:passkeys.removeDo') }));
    await waitFor(() => expect(screen.queryByText('Phone')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: english('security:passkeys.title') }));
    expect(fake.calls.findLast(({ path }) => path === '/v1/passkey_off/p1')?.body).toMatchObject({
      password: 'ein ganz langer Satz',
      code: '123456',
    });
  });
});

describe('a pending mail address', () => {
  it('can receive a new confirmation mail or be cancelled', async () => {
    const fake = open(null, 'en', ({ path, method }) =>
      path === '/v1/email' && method !== 'GET' ? { status: 204 } : undefined,
    );
    await userEvent.click(await screen.findByRole('button', { name: english('security:email.again') }));
    await screen.findByText(english('security:email.sentAgain', { email: 'mila.neu@example.org' }));
    await userEvent.click(screen.getByRole('button', { name: english('security:email.cancel') }));
    await screen.findByText(englishLike('security:email.cancelled', { email: 'mila.neu@example.org' }));
    await waitFor(() =>
      expect(fake.calls.filter(({ path }) => path === '/v1/email').map(({ method }) => method)).toEqual(
        expect.arrayContaining(['POST', 'DELETE']),
      ),
    );
  });
});

describe('the sign-in history', () => {
  it('lists failed attempts and new devices, latest first', async () => {
    open(null, 'en');
    const list = within(await screen.findByRole('region', { name: english('security:history.title') }));
    expect(list.queryByText(english('security:history.wrong'))).toBeNull();
    await userEvent.click(list.getByRole('button', { name: english('security:history.show') }));
    await list.findByText(english('security:history.wrong'));
    expect(list.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(list.getByRole('button', { name: english('security:history.more', { count: 2 }) }));
    expect(list.getAllByRole('listitem')).toHaveLength(7);
    expect(list.getByText(english('security:history.newDevice'))).toBeTruthy();
  });
});

describe('two-step sign-in', () => {
  const setup = {
    setup_id: '5f0c6b1e-3a1d-4a53-9d5f-0a4c2b7d8e91',
    secret: 'JBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Lendring:mila%40example.org?issuer=Lendring&secret=JBSWY3DPEHPK3PXP',
  };
  const codes = ['4k7m-2x9p-hq3t', 'aaaa-bbbb-cccc'];
  const box = async () => within(await screen.findByRole('region', { name: english('security:twoSteps.title') }));

  it('is set up with the password, a QR code or key and one code, and then shows recovery codes', async () => {
    let on = false;
    const fake = open(null, 'en', ({ path, method, body }) => {
      if (path === '/v1/second_step_setup') return { data: setup };
      if (path !== '/v1/second_step') return undefined;
      if (method === 'GET') return { data: { totp: on ? { recovery_left: 10 } : null, passkeys: [] } };
      const { code } = body as { code: string };
      if (code !== '123 456') return { status: 422, error: 'x', msgcode: 'wrong_code', msgtext: 'Not right.' };
      on = true;
      return { data: { recovery_codes: codes } };
    });
    const region = await box();
    await userEvent.click(await region.findByRole('button', { name: englishLike('security:twoSteps.start') }));
    await userEvent.click(region.getByRole('button', { name: english('security:twoSteps.next') }));
    expect(region.getByLabelText(english('security:twoSteps.password')).getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(region.getByLabelText(english('security:twoSteps.password')), 'ein ganz langer Satz');
    await userEvent.click(region.getByRole('button', { name: english('security:twoSteps.next') }));
    await region.findByRole('img', { name: english('security:twoSteps.picture') });
    expect(region.getByLabelText<HTMLInputElement>(english('security:twoSteps.secret')).value).toBe(setup.secret);
    expect(region.getByRole('link', { name: english('security:twoSteps.open') }).getAttribute('href')).toBe(setup.uri);
    const code = region.getByLabelText(english('security:twoSteps.code'));
    expect([code.getAttribute('autocomplete'), code.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric']);
    await userEvent.type(code, '000000');
    await userEvent.click(region.getByRole('button', { name: english('security:twoSteps.confirm') }));
    await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'));
    await userEvent.clear(code);
    await userEvent.type(code, '123 456');
    await userEvent.click(region.getByRole('button', { name: english('security:twoSteps.confirm') }));
    await region.findByText('4k7m-2x9p-hq3t');
    const file = region.getByRole('link', { name: english('security:twoSteps.download') });
    expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain(codes.join('\n'));
    await userEvent.click(region.getByRole('button', { name: english('security:twoSteps.kept') }));
    await region.findByText(englishLike('security:twoSteps.left', { count: 10 }));
    expect(region.queryByText('4k7m-2x9p-hq3t')).toBeNull();
    expect(fake.calls.find(({ path }) => path === '/v1/second_step_setup')?.body).toMatchObject({
      password: 'ein ganz langer Satz',
    });
  });

  it('is switched off with the password and a code', async () => {
    let on = true;
    const fake = open(null, 'en', ({ path }) => {
      if (path === '/v1/second_step') return { data: { totp: on ? { recovery_left: 2 } : null, passkeys: [] } };
      if (path !== '/v1/second_step_off') return undefined;
      on = false;
      return { status: 204 };
    });
    const region = await box();
    await region.findByText(/2 recovery codes are left. Create new ones soon/);
    await userEvent.click(region.getByRole('button', { name: /^Turn off/ }));
    await userEvent.type(region.getByLabelText(english('security:twoSteps.password')), 'ein ganz langer Satz');
    await userEvent.type(region.getByLabelText(english('security:twoSteps.anyCode')), '4k7m-2x9p-hq3t');
    await userEvent.click(region.getByRole('button', { name: english('security:twoSteps.turnOff') }));
    await region.findByRole('button', { name: englishLike('security:twoSteps.start') });
    expect(fake.calls.find(({ path }) => path === '/v1/second_step_off')?.body).toMatchObject({
      password: 'ein ganz langer Satz',
      code: '4k7m-2x9p-hq3t',
    });
  });
});
