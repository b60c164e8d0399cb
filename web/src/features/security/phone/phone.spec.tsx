import { afterEach, describe, expect, it } from 'vitest';
import type { PhoneShape } from '@lendring/contracts/http/phone.js';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Locale } from '../../../i18n/locale.js';
import { createApi } from '../../../lib/api-client/api.js';
import { ApiContext } from '../../../lib/api-client/api-context.js';
import { createFakeApi, type FakeAnswer } from '../../../testing/fake-api.js';
import { render } from '../../../testing/render.js';
import { text, textIn, textLike } from '../../../testing/texts.js';
import { userEvent } from '../../../testing/user-event.js';
import { PhoneSection } from './PhoneSection.js';

const dutch = textIn('nl');
const english = textIn('en');

afterEach(cleanup);

const soon = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const none: PhoneShape = { available: true, countries: ['DE', 'NL'], number: null, verified_at: null, asked: null };
const asked = (change: Partial<NonNullable<PhoneShape['asked']>> = {}): PhoneShape => ({
  ...none,
  asked: {
    number: '+49 1512 3456789',
    expires_at: soon(600),
    again_at: soon(60),
    tries_left: 5,
    unsent: false,
    ...change,
  },
});
const held: PhoneShape = { ...none, number: '+49 1512 3456789', verified_at: '2026-05-01T10:00:00.000Z' };

const open = (
  phone: PhoneShape,
  { tried, locale = 'de', returnTo }: Readonly<{ tried?: FakeAnswer; locale?: Locale; returnTo?: string }> = {},
) => {
  let now = phone;
  const fake = createFakeApi(({ path, method }) => {
    if (path === '/v1/phone_code') return { data: (now = asked()) };
    if (path !== '/v1/phone') return undefined;
    if (method === 'GET') return { data: now };
    if (method === 'DELETE') {
      now = none;
      return { status: 204 };
    }
    return tried ?? { data: (now = held) };
  });
  const { container } = render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale })}>
      <PhoneSection returnTo={returnTo} />
    </ApiContext>,
    locale,
  );
  return { ...fake, container, sent: () => fake.calls.filter(({ method }) => method !== 'GET') };
};
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the own phone number', () => {
  it('leads back to the offer that requires it as soon as it is verified', async () => {
    open(none, { returnTo: '/inserat/abc/anfragen?from=2027-07-04' });
    await userEvent.click(await button(text('security:phone.start')));
    expect(screen.queryByRole('link', { name: text('security:phone.goBack') })).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: text('security:phone.number') }), '0151 23456789{Enter}');
    await userEvent.type(await screen.findByRole('textbox', { name: text('security:phone.code') }), '123456{Enter}');
    const link = await screen.findByRole('link', { name: text('security:phone.goBack') });
    expect(link.getAttribute('href')).toBe('/inserat/abc/anfragen?from=2027-07-04');
  });

  it('is entered, verified by a code and then shown with its verification date', async () => {
    const { sent } = open(none);
    await userEvent.click(await button(text('security:phone.start')));
    const number = screen.getByRole('textbox', { name: text('security:phone.number') });
    expect(document.activeElement).toBe(number);
    expect([number.getAttribute('type'), number.getAttribute('autocomplete')]).toEqual(['tel', 'tel']);
    expect(
      screen.getByText(textLike('security:phone.numberHint', { countries: 'Deutschland und Niederlande' })),
    ).toBeTruthy();
    await userEvent.type(number, '0151 23456789{Enter}');
    const code = await screen.findByRole('textbox', { name: text('security:phone.code') });
    await waitFor(() => expect(document.activeElement).toBe(code));
    expect([code.getAttribute('inputmode'), code.getAttribute('autocomplete')]).toEqual(['numeric', 'one-time-code']);
    await userEvent.click(code);
    await userEvent.paste('123 456');
    await userEvent.click(await button(text('security:phone.verify')));
    expect(
      await screen.findByText(text('security:phone.held', { number: '+49 1512 3456789', day: '1. Mai 2026' })),
    ).toBeTruthy();
    expect(sent().map(({ path, body }) => [path, body])).toEqual([
      ['/v1/phone_code', { number: '0151 23456789' }],
      ['/v1/phone', { code: '123 456' }],
    ]);
    await waitFor(() => expect(document.activeElement?.textContent).toBe(text('security:phone.title')));
  });

  it('reports a wrong code at its field', async () => {
    const words = 'Dieser Code stimmt nicht. Es zählt der neueste; Versuche übrig: 4.';
    open(asked(), { tried: { status: 422, error: 'x', msgcode: 'phone_code_wrong', msgtext: words } });
    const code = await screen.findByRole('textbox', { name: text('security:phone.code') });
    await userEvent.click(await button(text('security:phone.verify')));
    expect(code.getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(code, '123456');
    await userEvent.click(await button(text('security:phone.verify')));
    await waitFor(() => expect(screen.getAllByText(words).length).toBeGreaterThan(0));
    expect(code.getAttribute('aria-invalid')).toBe('true');
  });

  it('resumes with a code already sent and offers a new code after the waiting time', async () => {
    open(asked({ again_at: soon(30) }));
    expect(await screen.findByText(/Neuer Code in (30|29) Sekunden/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: text('security:phone.again') })).toBeNull();
    cleanup();
    const { sent } = open(asked({ again_at: soon(-1) }));
    await userEvent.click(await button(text('security:phone.again')));
    expect(await screen.findByText(text('security:phone.sentAgain'))).toBeTruthy();
    expect(sent().map(({ body }) => body)).toEqual([{ number: '+49 1512 3456789' }]);
  });

  it('can be replaced when no SMS could be sent to the number', async () => {
    open(asked({ unsent: true }));
    await userEvent.click(await button(text('security:phone.start')));
    expect(screen.getByRole('textbox', { name: text('security:phone.number') })).toBeTruthy();
  });

  it('is removed after confirmation', async () => {
    const { sent } = open(held, { locale: 'en' });
    await userEvent.click(await button(english('security:phone.remove')));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: english('security:phone.removeDo') }));
    await button(english('security:phone.start'));
    expect(sent().map(({ method, path }) => `${method} ${path}`)).toEqual(['DELETE /v1/phone']);
  });

  it('is hidden without SMS support, unless a number is already stored', async () => {
    const { container, calls } = open({ ...none, available: false });
    await waitFor(() => expect(calls).toHaveLength(1));
    await act(async () => undefined);
    expect(container.textContent).toBe('');
    cleanup();
    open({ ...held, available: false }, { locale: 'nl' });
    await button(dutch('security:phone.remove'));
    expect(screen.queryByRole('button', { name: dutch('security:phone.change') })).toBeNull();
  });
});
