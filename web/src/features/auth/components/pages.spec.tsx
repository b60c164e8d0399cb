import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Session, SessionStore } from '../../../lib/session/session.js';
import { SessionContext } from '../../../lib/session/session-context.js';
import { demoProfile } from '../../../testing/demo-api.js';
import { goodNews } from '../../../lib/session/kept-note.js';
import { render, renderOnServer } from '../../../testing/render.js';
import { text, textIn, textLike } from '../../../testing/texts.js';
import { userEvent } from '../../../testing/user-event.js';
import { AuthCallsContext, createAuthCalls } from '../calls.js';
import { createKept, kept } from '../kept.js';
import { LinkPage } from './LinkPage.js';
import { RegisterPage } from './RegisterPage.js';
import { ResetPage } from './ResetPage.js';
import { SecondStepPage } from './SecondStepPage.js';
import { SignInPage } from './SignInPage.js';
import { VerifyPage } from './VerifyPage.js';

const dutch = textIn('nl');
const english = textIn('en');

type Call = Readonly<{ path: string; body: Record<string, string>; headers: HeadersInit | undefined }>;
const provider = (answers: Readonly<Record<string, object>>) => {
  const calls: Call[] = [];
  const fetch = async (path: string, init: RequestInit = {}) => {
    calls.push({ path, body: JSON.parse(String(init.body)) as Record<string, string>, headers: init.headers });
    const answer = answers[path.split('/').at(-1) ?? ''];
    if (!answer) throw new TypeError('offline');
    return { json: () => Promise.resolve(answer) } as Response;
  };
  return {
    calls,
    around: (page: ReactElement) => <AuthCallsContext value={createAuthCalls(fetch)}>{page}</AuthCallsContext>,
  };
};
const sessionElsewhere = () => {
  let session: Session = { status: 'out' };
  const listeners = new Set<() => void>();
  const store: SessionStore = {
    get: () => session,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    start: () => Promise.resolve(session),
    refresh: () => Promise.resolve(),
    recheck: () => Promise.resolve(),
    poll: () => Promise.resolve(),
    stop: () => {},
  };
  return {
    signIn: () => {
      session = { status: 'in', profile: demoProfile, usergroup: [], unread: 0, news: 0 };
      for (const listener of listeners) listener();
    },
    around: (page: ReactElement) => <SessionContext value={store}>{page}</SessionContext>,
  };
};
const signIn = async (email = 'mila@example.org', password = 'drei Zelte am See') => {
  await userEvent.type(screen.getByLabelText(text('auth:email')), email);
  await userEvent.type(screen.getByLabelText(text('auth:password')), password);
  await userEvent.click(screen.getByRole('button', { name: text('auth:signIn.do') }));
};

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '');
  kept.keepEmail('');
});

describe('SignInPage', () => {
  it('signs in and redirects to the address from the provider', async () => {
    const { calls, around } = provider({ 'u-1': { outcome: 'ok', redirect: '/oidc/auth/u-1' } });
    let gone = '';
    render(
      around(
        <SignInPage
          uid="u-1"
          go={(href) => {
            gone = href;
          }}
        />,
      ),
    );
    expect(kept.uid()).toBe('u-1');
    await signIn();
    await waitFor(() => expect(gone).toBe('/oidc/auth/u-1'));
    expect(calls[0]).toMatchObject({
      path: '/oidc/interaction/u-1',
      body: { email: 'mila@example.org', password: 'drei Zelte am See' },
    });
    expect(calls[0]?.headers).toMatchObject({ 'x-lendring': '1' });
    expect(kept.uid()).toBeUndefined();
  });
  it('reports missing fields before calling the server', async () => {
    const { calls, around } = provider({});
    render(around(<SignInPage uid="u-1" />));
    await userEvent.click(screen.getByRole('button', { name: text('auth:signIn.do') }));
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(screen.getByRole('link', { name: text('auth:problem.passwordMissing') }).getAttribute('href')).toBe(
      '#password',
    );
    expect(calls).toEqual([]);
  });
  it.each([
    [{ outcome: 'wrong' }, text('auth:signIn.wrong')],
    [{ outcome: 'slow_down', seconds: 8 }, text('auth:slowDown.seconds', { count: 8 })],
    [{ outcome: 'crowded', seconds: 230 }, text('auth:crowded.minutes', { count: 4 })],
    [{ outcome: 'slow_down', seconds: 110 }, text('auth:slowDown.minutes', { count: 2 })],
    [{ outcome: 'expired' }, text('auth:signIn.expired')],
    [{ outcome: 'invalid', fields: {} }, text('common:error.unknown')],
    [{ surprise: 1 }, text('common:error.unknown')],
  ])('shows a message for the outcome %j', async (answer, shown) => {
    render(provider({ 'u-1': answer }).around(<SignInPage uid="u-1" />));
    await signIn();
    await screen.findByRole('heading', { name: shown });
    expect(screen.getByLabelText<HTMLInputElement>(text('auth:email')).value).toBe('mila@example.org');
  });
  it('offers to resend the confirmation mail to unconfirmed users', async () => {
    const { calls, around } = provider({ 'u-1': { outcome: 'unverified' }, resend: { outcome: 'sent' } });
    render(around(<SignInPage uid="u-1" />), 'de');
    await signIn();
    await userEvent.click(await screen.findByRole('button', { name: text('auth:again.send') }));
    await screen.findByText(text('auth:again.sent.verify'));
    expect(calls.at(-1)).toMatchObject({
      path: '/oidc/account/resend',
      body: { email: 'mila@example.org', locale: 'de' },
    });
  });
  it('shows and hides the password', async () => {
    render(provider({}).around(<SignInPage uid="u-1" />));
    const field = screen.getByLabelText(text('auth:password'));
    expect(field.getAttribute('type')).toBe('password');
    expect(field.getAttribute('autocomplete')).toBe('current-password');
    await userEvent.click(screen.getByRole('button', { name: text('auth:showPassword') }));
    expect(field.getAttribute('type')).toBe('text');
  });
  it('submits browser-filled input from before hydration', async () => {
    kept.keepEmail('mila@example.org');
    const { calls, around } = provider({ 'u-1': { outcome: 'wrong' } });
    render(around(<SignInPage uid="u-1" />));
    screen.getByLabelText<HTMLInputElement>(text('auth:password')).value = 'vom Browser ausgefüllt';
    await userEvent.click(screen.getByRole('button', { name: text('auth:signIn.do') }));
    await waitFor(() => expect(calls[0]?.body['password']).toBe('vom Browser ausgefüllt'));
  });
});

describe('a form submitted before hydration', () => {
  beforeEach(() => {
    document.cookie = 'lendring_typed=mila%40example.org; path=/';
  });
  afterEach(() => {
    document.cookie = 'lendring_typed=; path=/; max-age=0';
  });

  it('posts to the server with the fields needed to return to the page', async () => {
    const html = await renderOnServer(<SignInPage uid="u-1" />, 'nl');
    expect(html).toContain('action="/oidc/interaction/u-1"');
    expect(html).toContain(
      '<input type="hidden" name="locale" value="nl"/><input type="hidden" name="uid" value="u-1"/>',
    );
    expect(await renderOnServer(<RegisterPage uid="u-1" />, 'de')).toContain('action="/oidc/account/register"');
    expect(await renderOnServer(<ResetPage token={undefined} />, 'de')).toContain(
      'action="/oidc/account/reset-request"',
    );
    expect(await renderOnServer(<ResetPage token="a.b" />, 'de')).toContain('name="token" value="a.b"');
  });
  it('shows the typed address and the refusal reason again', async () => {
    render(provider({}).around(<SignInPage uid="u-1" problem="wrong" />));
    await screen.findByRole('alert');
    expect(screen.getByRole('alert').textContent).toBe(text('auth:signIn.wrong'));
    expect(screen.getByLabelText<HTMLInputElement>(text('auth:email')).value).toBe('mila@example.org');
  });
  it('marks the invalid field until the user edits that field', async () => {
    render(provider({}).around(<RegisterPage uid="u-1" problem="short" />));
    const field = screen.getByLabelText(text('auth:password'));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(field, 'drei Zelte am See');
    expect(field.getAttribute('aria-invalid')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
  it('continues to the page about the confirmation mail', async () => {
    render(provider({}).around(<RegisterPage uid="u-1" problem="sent" />));
    await screen.findByText(textLike('auth:register.sentText', { email: 'mila@example.org' }));
  });
});

describe('the purpose of a sign-in', () => {
  it('appears on the sign-in and register pages and is kept by the link between them', async () => {
    const reason = { kind: 'ask', name: 'katrin_weiler', title: 'Zelt' } as const;
    const html = await renderOnServer(<SignInPage uid="u-1" to="/inserat/abc/buchung" reason={reason} />, 'de');
    expect(html).toContain(text('auth:reason.signIn.ask', { title: 'Zelt', name: 'katrin_weiler' }));
    expect(html).toContain('/auth/register?uid=u-1&amp;to=%2Finserat%2Fabc%2Fbuchung');
    expect(await renderOnServer(<RegisterPage uid="u-1" reason={{ kind: 'lend' }} />, 'nl')).toContain(
      dutch('auth:reason.register.lend'),
    );
  });
});

describe('RegisterPage', () => {
  it('links to the terms of use', async () => {
    render(provider({}).around(<RegisterPage uid="u-1" />));
    await waitFor(() =>
      expect(screen.getAllByRole('link', { name: text('common:frame.termsOfUse') })[0]?.getAttribute('href')).toBe(
        '/nutzungsbedingungen',
      ),
    );
  });
  it('renders on the server with a form that posts its data', async () => {
    const html = await renderOnServer(<RegisterPage uid="u-1" />, 'en');
    expect(html).toContain(english('auth:register.title'));
    expect(html).toContain('method="post"');
    expect(html).toContain('/en/auth/sign-in?uid=u-1');
  });
  it('refuses a weak password and then asks the user to check the mailbox', async () => {
    const { calls, around } = provider({ register: { outcome: 'sent' } });
    render(around(<RegisterPage uid={undefined} />), 'nl');
    await userEvent.type(screen.getByLabelText(dutch('auth:email')), 'mila@example.org');
    const password = screen.getByLabelText(dutch('auth:password'));
    await userEvent.type(password, 'passwort123');
    await userEvent.click(screen.getByRole('button', { name: dutch('auth:register.do') }));
    expect(calls).toEqual([]);
    await userEvent.clear(password);
    await userEvent.type(password, 'drie tenten aan zee');
    await userEvent.click(screen.getByRole('button', { name: dutch('auth:register.do') }));
    const heading = await screen.findByRole('heading', { name: dutch('auth:checkMail.title') });
    expect(document.activeElement).toBe(heading);
    expect(calls).toMatchObject([
      {
        path: '/oidc/account/register',
        body: { email: 'mila@example.org', password: 'drie tenten aan zee', locale: 'nl' },
      },
    ]);
  });
  it.each([
    [
      'de',
      text('auth:email'),
      text('auth:password'),
      text('auth:register.do'),
      text('auth:checkMail.title'),
      text('auth:checkMail.otherAddress'),
    ],
    [
      'en',
      english('auth:email'),
      english('auth:password'),
      english('auth:register.do'),
      english('auth:checkMail.title'),
      english('auth:checkMail.otherAddress'),
    ],
    [
      'nl',
      dutch('auth:email'),
      dutch('auth:password'),
      dutch('auth:register.do'),
      dutch('auth:checkMail.title'),
      dutch('auth:checkMail.otherAddress'),
    ],
  ] as const)(
    'keeps showing the sent mail after a reload until the user chooses another address: %s',
    async (...words) => {
      const [locale, email, password, create, sent, other] = words;
      const page = provider({ register: { outcome: 'sent' } }).around(<RegisterPage uid="u-1" />);
      const { unmount } = render(page, locale);
      await userEvent.type(screen.getByLabelText(email), 'mila@example.org');
      await userEvent.type(screen.getByLabelText(password), 'drie tenten aan zee');
      await userEvent.click(screen.getByRole('button', { name: create }));
      await screen.findByRole('heading', { name: sent });
      unmount();
      const again = render(page, locale);
      await screen.findByRole('heading', { name: sent });
      expect(document.body.textContent).toContain('mila@example.org');
      await userEvent.click(screen.getByRole('button', { name: other }));
      again.unmount();
      render(page, locale);
      expect(screen.getByRole('button', { name: create })).toBeTruthy();
      expect(screen.queryByRole('heading', { name: sent })).toBeNull();
    },
  );
  it.each([
    ['de', text('auth:checkMail.goOn')],
    ['en', english('auth:checkMail.goOn')],
    ['nl', dutch('auth:checkMail.goOn')],
  ] as const)('detects a confirmation in another tab, in %s', async (locale, goOn) => {
    const { signIn: signedInThere, around: as } = sessionElsewhere();
    render(
      as(
        provider({ register: { outcome: 'sent' } }).around(
          <RegisterPage uid="u-1" to="/inserat/abc/buchung" problem="sent" />,
        ),
      ),
      locale,
    );
    expect(screen.queryByRole('link', { name: goOn })).toBeNull();
    act(signedInThere);
    expect((await screen.findByRole('link', { name: goOn })).getAttribute('href')).toBe('/inserat/abc/buchung');
  });
  it('keeps the typed address after a language change', async () => {
    const { unmount } = render(provider({}).around(<RegisterPage uid="u-1" />), 'de');
    await userEvent.type(screen.getByLabelText(text('auth:email')), 'mila@example.org');
    unmount();
    expect(createKept({ storage: null, visit: sessionStorage, now: Date.now }).early()).toBe('mila@example.org');
    render(provider({}).around(<RegisterPage uid="u-2" />), 'nl');
    expect(screen.getByLabelText<HTMLInputElement>(dutch('auth:email')).value).toBe('mila@example.org');
  });
  it('shows a server error at its field', async () => {
    render(
      provider({ register: { outcome: 'invalid', fields: { password: 'common' } } }).around(<RegisterPage uid="u" />),
    );
    await userEvent.type(screen.getByLabelText(text('auth:email')), 'mila@example.org');
    await userEvent.type(screen.getByLabelText(text('auth:password')), 'drei Zelte am See');
    await userEvent.click(screen.getByRole('button', { name: text('auth:register.do') }));
    await waitFor(() => expect(screen.getByLabelText(text('auth:password')).getAttribute('aria-invalid')).toBe('true'));
  });
});

describe('VerifyPage', () => {
  it('resumes the pending sign-in of the browser that registered', async () => {
    kept.keep('u-7');
    const { around } = provider({ verify: { outcome: 'ok', redirect: '/auth/login' } });
    const gone: string[] = [];
    const go = (href: string): void => {
      gone.push(href);
    };
    render(around(<VerifyPage token="a.b" go={go} />));
    await screen.findByText(text('auth:verify.signingIn'));
    await waitFor(() => expect(gone).toEqual(['/oidc/interaction/u-7']));
    expect(goodNews.take()).toBe(text('auth:verify.confirmed'));
  });
  it('asks for the password in another browser and passes the token to the sign-in', async () => {
    const { calls, around } = provider({
      verify: { outcome: 'password_needed' },
      'u-8': { outcome: 'ok', redirect: '/x' },
    });
    const { unmount } = render(around(<VerifyPage token="a.b" />));
    await screen.findByRole('heading', { name: text('auth:verify.almost') });
    unmount();
    render(around(<SignInPage uid="u-8" go={() => undefined} />));
    await signIn();
    await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ email: 'mila@example.org', token: 'a.b' }));
    expect(kept.token()).toBeUndefined();
  });
  it('verifies once and links to the pending sign-in', async () => {
    kept.keep('u-7');
    const { calls, around } = provider({ verify: { outcome: 'ok' } });
    const { rerender } = render(around(<VerifyPage token="a.b" />));
    await screen.findByRole('heading', { name: text('auth:verify.done') });
    rerender(around(<VerifyPage token="a.b" />));
    expect(calls).toHaveLength(1);
    await waitFor(() =>
      expect(screen.getByRole('link', { name: text('auth:signIn.do') }).getAttribute('href')).toBe(
        '/auth/sign-in?uid=u-7',
      ),
    );
  });
  it('offers a new link when the current link is invalid', async () => {
    const { calls, around } = provider({ verify: { outcome: 'token_invalid' }, resend: { outcome: 'sent' } });
    render(around(<VerifyPage token="a.b" />));
    await screen.findByRole('heading', { name: text('auth:verify.invalid') });
    await userEvent.type(screen.getByLabelText(text('auth:email')), 'mila@example.org');
    await userEvent.click(screen.getByRole('button', { name: text('auth:again.send') }));
    await screen.findByRole('heading', { name: text('auth:checkMail.title') });
    expect(calls.map(({ path }) => path)).toEqual(['/oidc/account/verify', '/oidc/account/resend']);
  });
  it('offers a retry when the connection is missing', async () => {
    render(provider({}).around(<VerifyPage token="a.b" />));
    await screen.findByRole('button', { name: text('auth:verify.retry') });
  });
});

describe('LinkPage', () => {
  it('redeems a link only after a button press, because mail scanners follow links', async () => {
    const { calls, around } = provider({
      'link-check': { outcome: 'ok', email: 'mila.neu@example.org' },
      'confirm-email': { outcome: 'ok' },
    });
    render(around(<LinkPage about="confirmEmail" token="a.b" />));
    await screen.findByText(text('auth:confirmEmail.textNamed', { email: 'mila.neu@example.org' }));
    expect(calls.splice(0).map(({ path }) => path)).toEqual(['/oidc/account/link-check']);
    await userEvent.dblClick(screen.getByRole('button', { name: text('auth:confirmEmail.do') }));
    await screen.findByRole('heading', { name: text('auth:confirmEmail.ok') });
    expect(calls.map(({ path, body }) => [path, body])).toEqual([
      ['/oidc/account/confirm-email', { token: 'a.b', locale: 'de' }],
    ]);
  });
  it('continues to a new password after the address is restored', async () => {
    const gone: string[] = [];
    const { around } = provider({ 'take-back': { outcome: 'ok', redirect: '/auth/reset?token=c.d' } });
    render(around(<LinkPage about="takeBack" token="a.b" go={(href) => gone.push(href)} />));
    await userEvent.click(await screen.findByRole('button', { name: text('auth:takeBack.do') }));
    await waitFor(() => expect(gone).toEqual(['/auth/reset?token=c.d']));
  });
  it.each([
    ['email_taken', text('auth:confirmEmail.email_taken')],
    ['token_invalid', text('auth:confirmEmail.token_invalid')],
  ])('shows the outcome of a form sent without scripts: %s', async (problem, heading) => {
    render(provider({}).around(<LinkPage about="confirmEmail" token="a.b" problem={problem} />));
    await screen.findByRole('heading', { name: heading });
  });
  it.each([
    ['token_invalid', text('auth:confirmEmail.token_invalid')],
    ['done', text('auth:confirmEmail.ok')],
  ])('shows an expired or redeemed link at once: %s', async (outcome, heading) => {
    render(provider({ 'link-check': { outcome } }).around(<LinkPage about="confirmEmail" token="a.b" />));
    await screen.findByRole('heading', { name: heading });
    expect(screen.queryByRole('button')).toBeNull();
  });
  it('reports a truncated link, and offers a retry for a failed request', async () => {
    const { unmount } = render(provider({}).around(<LinkPage about="takeBack" />));
    await screen.findByRole('heading', { name: text('auth:takeBack.token_invalid') });
    unmount();
    render(provider({}).around(<LinkPage about="takeBack" token="a.b" />));
    await userEvent.click(await screen.findByRole('button', { name: text('auth:takeBack.do') }));
    await screen.findByRole('alert');
    expect(screen.getByRole('button', { name: text('auth:takeBack.do') })).toBeTruthy();
  });
});

describe('ResetPage', () => {
  it('asks for the address when the token is missing and does not reveal whether an account exists', async () => {
    render(provider({ 'reset-request': { outcome: 'sent' } }).around(<ResetPage token={undefined} />));
    await userEvent.type(screen.getByLabelText(text('auth:email')), 'mila@example.org');
    await userEvent.click(screen.getByRole('button', { name: text('auth:reset.ask') }));
    await screen.findByText(/Wenn es zu mila@example.org ein Konto gibt/);
  });
  it('sets a new password', async () => {
    const { calls, around } = provider({ reset: { outcome: 'ok' } });
    render(around(<ResetPage token="a.b" />));
    await userEvent.type(screen.getByLabelText(text('auth:reset.newPassword')), 'vier Boote im Hafen');
    await userEvent.click(screen.getByRole('button', { name: text('auth:reset.save') }));
    await screen.findByRole('heading', { name: text('auth:reset.done') });
    expect(calls.at(-1)?.body).toEqual({ token: 'a.b', password: 'vier Boote im Hafen' });
  });
  it('continues the pending sign-in after setting the password', async () => {
    kept.keep('u-9');
    const gone: string[] = [];
    render(
      provider({ 'reset-check': { outcome: 'ok' }, reset: { outcome: 'ok', redirect: '/auth/login' } }).around(
        <ResetPage
          token="a.b"
          go={(href) => {
            gone.push(href);
          }}
        />,
      ),
    );
    await userEvent.type(screen.getByLabelText(text('auth:reset.newPassword')), 'vier Boote im Hafen');
    await userEvent.click(screen.getByRole('button', { name: text('auth:reset.save') }));
    await waitFor(() => expect(gone).toEqual(['/oidc/interaction/u-9']));
  });
  it('reports an already used link before the user types a password', async () => {
    const { calls, around } = provider({ 'reset-check': { outcome: 'token_invalid' } });
    render(around(<ResetPage token="a.b" />));
    await screen.findByRole('heading', { name: text('auth:reset.used') });
    expect(calls.map(({ path }) => path)).toEqual(['/oidc/account/reset-check']);
  });
  it('starts with the address typed on the sign-in page', async () => {
    const { unmount } = render(provider({}).around(<SignInPage uid="u-1" />));
    await userEvent.type(screen.getByLabelText(text('auth:email')), 'mila@example.org');
    unmount();
    render(provider({}).around(<ResetPage token={undefined} />));
    expect(screen.getByLabelText<HTMLInputElement>(text('auth:email')).value).toBe('mila@example.org');
  });
  it('offers a new link if the link has been used meanwhile', async () => {
    render(provider({ reset: { outcome: 'token_invalid' } }).around(<ResetPage token="a.b" />));
    await userEvent.type(screen.getByLabelText(text('auth:reset.newPassword')), 'vier Boote im Hafen');
    await userEvent.click(screen.getByRole('button', { name: text('auth:reset.save') }));
    await screen.findByRole('button', { name: text('auth:reset.ask') });
  });
});

describe('confirmation of a new email address', () => {
  it('shows the new address and leads signed-in users to their account', async () => {
    const { around } = provider({ 'confirm-email': { outcome: 'ok', email: 'neu@example.org' } });
    const session = sessionElsewhere();
    session.signIn();
    render(session.around(around(<LinkPage about="confirmEmail" token="t" />)));
    await userEvent.click(screen.getByRole('button', { name: text('auth:confirmEmail.do') }));
    await screen.findByText(textLike('auth:confirmEmail.okNamed', { email: 'neu@example.org' }));
    expect(screen.getByRole('link', { name: text('auth:confirmEmail.toAccount') })).toBeTruthy();
    expect(screen.queryByRole('link', { name: text('auth:signIn.do') })).toBeNull();
  });
});

describe('SecondStepPage', () => {
  const enter = async (code: string) => {
    await userEvent.type(screen.getByLabelText(text('auth:secondStep.code')), code);
    await userEvent.click(screen.getByRole('button', { name: text('auth:secondStep.do') }));
  };
  it('sends the code and the choice to remember this device, then redirects', async () => {
    const { calls, around } = provider({ code: { outcome: 'ok', redirect: '/oidc/auth/u-1' } });
    let gone = '';
    render(
      around(
        <SecondStepPage
          uid="u-1"
          go={(href) => {
            gone = href;
          }}
        />,
      ),
    );
    await userEvent.click(screen.getByRole('checkbox'));
    await enter('123 456');
    await waitFor(() => expect(gone).toBe('/oidc/auth/u-1'));
    expect(calls).toMatchObject([{ path: '/oidc/interaction/u-1/code', body: { code: '123 456', remember: true } }]);
  });
  it('marks a wrong code at its field and offers a restart after expiry', async () => {
    const answers: Record<string, object> = { code: { outcome: 'wrong_code' } };
    render(provider(answers).around(<SecondStepPage uid="u-1" />));
    await enter('000000');
    await waitFor(() =>
      expect(screen.getByLabelText(text('auth:secondStep.code')).getAttribute('aria-invalid')).toBe('true'),
    );
    answers['code'] = { outcome: 'expired' };
    await enter('1');
    const again = await screen.findByRole('link', { name: text('auth:signIn.startAgain') });
    expect(again.getAttribute('href')).toContain('/auth/login');
  });
  it('accepts a recovery code and offers contact to users without recovery codes', () => {
    render(provider({}).around(<SecondStepPage uid="u-1" recovery="yes" problem="wrong_code" />));
    const field = screen.getByLabelText(text('auth:secondStep.recovery'));
    expect([field.getAttribute('inputmode'), field.getAttribute('aria-invalid')]).toEqual(['text', 'true']);
    expect(screen.getByText(textLike('auth:secondStep.recoveryWrong'))).toBeTruthy();
    expect(screen.getByRole('link', { name: text('auth:secondStep.contact') })).toBeTruthy();
  });
  it('works as a plain form without scripts', async () => {
    const html = await renderOnServer(<SecondStepPage uid="u-1" recovery="yes" />, 'nl');
    expect(html).toContain('action="/oidc/interaction/u-1/code"');
    expect(html).toContain('name="recovery" value="yes"');
    expect(html).toContain('autoComplete="one-time-code"');
  });
});
