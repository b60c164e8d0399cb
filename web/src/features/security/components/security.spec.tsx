import { describe, expect, it } from 'vitest';
import type { SessionShape, SignInTryShape } from '@lendring/contracts/http/security.js';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Locale } from '../../../i18n/locale.js';
import { createApi } from '../../../lib/api.js';
import { ApiContext } from '../../../lib/api-context.js';
import { createFakeApi, type FakeHandler } from '../../../testing/fake-api.js';
import { render } from '../../../testing/render.js';
import { SecurityPage } from './SecurityPage.js';

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

describe('where somebody is signed in', () => {
  it('is told in words, and a device is signed out after a question', async () => {
    const fake = open(null);
    await screen.findByText('Safari auf iOS');
    expect(screen.getByText(/Firefox auf Windows/).textContent).toContain('Dieses Gerät');
    expect(screen.getByText('Unbekanntes Gerät')).toBeTruthy();
    // This one is signed out where everybody looks for it, not from a list.
    expect(screen.getAllByRole('button', { name: /^Abmelden/ })).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: /Abmelden.*Safari auf iOS/ }));
    await userEvent.click(dialog().getByRole('button', { name: 'Gerät abmelden' }));
    await waitFor(() => expect(screen.queryByText('Safari auf iOS')).toBeNull());
    expect(fake.calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Wo du angemeldet bist'));
  });

  it('is ended everywhere else at once', async () => {
    open(null, 'en');
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out all others' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Sign out all others' }));
    await screen.findByText('You’re not signed in anywhere else.');
    expect(screen.queryByRole('button', { name: 'Sign out all others' })).toBeNull();
  });

  it('says why a device cannot be signed out, and looks again', async () => {
    const fake = open(null, 'nl', ({ method }) =>
      method === 'DELETE'
        ? { status: 404, error: 'x', msgcode: 'session_not_found', msgtext: 'Dit apparaat is al uitgelogd.' }
        : undefined,
    );
    await userEvent.click(await screen.findByRole('button', { name: /Uitloggen.*Safari op iOS/ }));
    await userEvent.click(dialog().getByRole('button', { name: 'Apparaat uitloggen' }));
    await screen.findByText('Dit apparaat is al uitgelogd.');
    await waitFor(() =>
      expect(fake.calls.filter(({ method, path }) => method === 'GET' && path === '/v1/session')).toHaveLength(2),
    );
  });

  it('is another issuer’s to say, and the page leads there', async () => {
    const fake = open('https://id.example.org/realms/lendring/account', 'en');
    const link = await screen.findByRole('link', { name: 'Go to your account at id.example.org' });
    expect(link.getAttribute('href')).toBe('https://id.example.org/realms/lendring/account');
    expect(screen.queryByText('Where you’re signed in')).toBeNull();
    expect(fake.calls.map(({ path }) => path)).toEqual(['/v1/reference', '/v1/phone']);
  });
});

describe('what somebody signs in with', () => {
  const fill = async (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);

  it('is a new password for who knows the old one; a wrong one is told at its field', async () => {
    let known = false;
    const fake = open(null, 'de', ({ path }) =>
      path === '/v1/password'
        ? known
          ? { status: 204 }
          : { status: 422, error: 'x', msgcode: 'wrong_password', msgtext: 'Dieses Passwort stimmt nicht.' }
        : undefined,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Passwort ändern' }));
    await fill('Bisheriges Passwort', 'geraten');
    await fill('Neues Passwort', 'kurz');
    await userEvent.click(screen.getByRole('button', { name: 'Passwort ändern' }));
    expect(screen.getByLabelText('Neues Passwort').getAttribute('aria-invalid')).toBe('true');
    await fill('Neues Passwort', ' und jetzt lang');
    await userEvent.click(screen.getByRole('button', { name: 'Passwort ändern' }));
    const current = screen.getByLabelText('Bisheriges Passwort');
    await waitFor(() => expect(current.getAttribute('aria-invalid')).toBe('true'));
    // Its words stand there and nowhere else, and it is where one types on.
    expect(screen.getAllByText('Dieses Passwort stimmt nicht.')).toHaveLength(1);
    expect([document.activeElement, screen.queryAllByRole('heading', { name: /fehlt oder passt/ })]).toEqual([
      current,
      [],
    ]);
    known = true;
    await fill('Bisheriges Passwort', ' stimmt');
    await userEvent.click(screen.getByRole('button', { name: 'Passwort ändern' }));
    // Nothing of a password stays on the page.
    await waitFor(() => expect(screen.queryByLabelText('Neues Passwort')).toBeNull());
    expect(fake.calls.filter(({ path }) => path === '/v1/password').at(-1)?.body).toEqual({
      current: 'geraten stimmt',
      password: 'kurz und jetzt lang',
    });
  });

  it('is another address, which waits for its confirmation', async () => {
    const fake = open(null, 'en', ({ path, method }) =>
      path === '/v1/email' && method === 'PATCH' ? { status: 204 } : undefined,
    );
    expect((await screen.findByText(/waiting for mila.neu@example.org/)).textContent).toContain('May');
    await userEvent.click(screen.getByRole('button', { name: 'Change email address' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
    expect(screen.getByLabelText('New email address').getAttribute('aria-invalid')).toBe('true');
    await fill('New email address', ' other@example.org ');
    await userEvent.type(screen.getByLabelText('Password', { selector: '#emailPassword' }), 'ein ganz langer Satz');
    await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
    await waitFor(() => expect(screen.queryByLabelText('New email address')).toBeNull());
    expect(fake.calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      email: 'other@example.org',
      password: 'ein ganz langer Satz',
    });
  });
});

describe('a change of what somebody signs in with', () => {
  const fill = async (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
  const code = 'Code from the app, or a recovery code';

  it('wants a code as well, where the sign-in asks for one; a wrong one is told at its field', async () => {
    let right = false;
    const fake = open(null, 'en', ({ path, method }) => {
      if (path === '/v1/second_step' && method === 'GET') return { data: { totp: { recovery_left: 9 }, passkeys: [] } };
      if (method !== 'PATCH') return undefined;
      return right
        ? { status: 204 }
        : { status: 422, error: 'x', msgcode: 'wrong_code', msgtext: 'This code is not right.' };
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Change password' }));
    await fill('Current password', 'ein ganz langer Satz');
    await fill('New password', 'a whole new sentence');
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    expect(document.activeElement).toBe(screen.getByLabelText(code));
    await fill(code, '000000');
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    await screen.findByText('This code is not right.');
    right = true;
    await fill(code, '1');
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(screen.queryByLabelText(code)).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Change email address' }));
    await fill('New email address', 'other@example.org');
    await userEvent.type(screen.getByLabelText('Password', { selector: '#emailPassword' }), 'ein ganz langer Satz');
    await fill(code, '4k7m-2x9p-hq3t');
    await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
    await waitFor(() => expect(screen.queryByLabelText(code)).toBeNull());
    const sent = fake.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    expect(sent.slice(-2)).toMatchObject([{ code: '0000001' }, { code: '4k7m-2x9p-hq3t' }]);
  });
});

describe('a passkey', () => {
  it('is removed by who shows the password and a code; what is wrong is told at its field', async () => {
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
    const form = within(await screen.findByRole('form', { name: 'Remove this passkey?' }));
    await userEvent.click(form.getByRole('button', { name: 'Remove passkey' }));
    expect(form.getByRole('alert').textContent).toContain('Enter your password');
    expect(fake.calls.some(({ path }) => path === '/v1/passkey_off/p1')).toBe(false);
    await userEvent.type(form.getByLabelText('Password'), 'geraten');
    await userEvent.type(form.getByLabelText('Code from the app, or a recovery code'), '123456');
    await userEvent.click(form.getByRole('button', { name: 'Remove passkey' }));
    await form.findByText('This password is wrong.');
    await userEvent.clear(form.getByLabelText('Password'));
    await userEvent.type(form.getByLabelText('Password'), 'ein ganz langer Satz');
    await userEvent.click(form.getByRole('button', { name: 'Remove passkey' }));
    await waitFor(() => expect(screen.queryByText('Phone')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Passkeys' }));
    expect(fake.calls.findLast(({ path }) => path === '/v1/passkey_off/p1')?.body).toMatchObject({
      password: 'ein ganz langer Satz',
      code: '123456',
    });
  });
});

describe('an address that waits', () => {
  it('is asked for once more, or given up', async () => {
    const fake = open(null, 'en', ({ path, method }) =>
      path === '/v1/email' && method !== 'GET' ? { status: 204 } : undefined,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Send the email again' }));
    await screen.findByText('We’ve sent the email to mila.neu@example.org again.');
    await userEvent.click(screen.getByRole('button', { name: 'Keep my current address' }));
    await screen.findByText(/The change to mila.neu@example.org has been cancelled/);
    await waitFor(() =>
      expect(fake.calls.filter(({ path }) => path === '/v1/email').map(({ method }) => method)).toEqual(
        expect.arrayContaining(['POST', 'DELETE']),
      ),
    );
  });
});

describe('who signed in', () => {
  it('is told, with wrong tries and new devices, the latest first', async () => {
    open(null, 'en');
    const list = within(await screen.findByRole('region', { name: 'Recent sign-ins and changes' }));
    expect(list.queryByText('Wrong password')).toBeNull();
    await userEvent.click(list.getByRole('button', { name: 'Show' }));
    await list.findByText('Wrong password');
    expect(list.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(list.getByRole('button', { name: 'Show 2 more' }));
    expect(list.getAllByRole('listitem')).toHaveLength(7);
    expect(list.getByText('Signed in on a new device')).toBeTruthy();
  });
});

describe('signing in with two steps', () => {
  const setup = {
    setup_id: '5f0c6b1e-3a1d-4a53-9d5f-0a4c2b7d8e91',
    secret: 'JBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Lendring:mila%40example.org?issuer=Lendring&secret=JBSWY3DPEHPK3PXP',
  };
  const codes = ['4k7m-2x9p-hq3t', 'aaaa-bbbb-cccc'];
  const box = async () => within(await screen.findByRole('region', { name: 'Two-step sign-in' }));

  it('is set up with the password, a picture or its key, and one code; the recovery codes are shown then', async () => {
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
    await userEvent.click(await region.findByRole('button', { name: /^Set up/ }));
    await userEvent.click(region.getByRole('button', { name: 'Next' }));
    expect(region.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(region.getByLabelText('Password'), 'ein ganz langer Satz');
    await userEvent.click(region.getByRole('button', { name: 'Next' }));
    await region.findByRole('img', { name: 'QR code with the key for your app' });
    expect(region.getByLabelText<HTMLInputElement>('Key').value).toBe(setup.secret);
    expect(region.getByRole('link', { name: 'Open in the app' }).getAttribute('href')).toBe(setup.uri);
    const code = region.getByLabelText('Code from the app');
    expect([code.getAttribute('autocomplete'), code.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric']);
    await userEvent.type(code, '000000');
    await userEvent.click(region.getByRole('button', { name: 'Turn on' }));
    await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'));
    await userEvent.clear(code);
    await userEvent.type(code, '123 456');
    await userEvent.click(region.getByRole('button', { name: 'Turn on' }));
    await region.findByText('4k7m-2x9p-hq3t');
    const file = region.getByRole('link', { name: 'Save as a file' });
    expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain(codes.join('\n'));
    await userEvent.click(region.getByRole('button', { name: 'I’ve saved them' }));
    await region.findByText(/10 recovery codes are left/);
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
    await userEvent.type(region.getByLabelText('Password'), 'ein ganz langer Satz');
    await userEvent.type(region.getByLabelText('Code from the app, or a recovery code'), '4k7m-2x9p-hq3t');
    await userEvent.click(region.getByRole('button', { name: 'Turn off' }));
    await region.findByRole('button', { name: /^Set up/ });
    expect(fake.calls.find(({ path }) => path === '/v1/second_step_off')?.body).toMatchObject({
      password: 'ein ganz langer Satz',
      code: '4k7m-2x9p-hq3t',
    });
  });
});
