import { afterEach, describe, expect, it } from 'vitest';
import { cleanup, screen } from '@testing-library/react';
import { createApi } from '../../lib/api-client/api.js';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { createFakeApi, type FakeHandler } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { text, textLike } from '../../testing/texts.js';
import { userEvent } from '../../testing/user-event.js';
import { BroughtSection, ReputationPage } from './ReputationPage.js';

afterEach(cleanup);

const open = (answer: FakeHandler, page = <ReputationPage />) => {
  const { fetch, calls } = createFakeApi(answer);
  render(<ApiContext value={createApi({ fetch, locale: 'de' })}>{page}</ApiContext>, 'de');
  return calls;
};

describe('the own reputation page', () => {
  it('links to the profile when it is incomplete', async () => {
    open(() => ({
      status: 404,
      error: 'not_found',
      msgcode: 'reputation_not_yet',
      msgtext: 'Dafür brauchst du mehr.',
    }));
    expect(await screen.findByText('Dafür brauchst du mehr.')).toBeTruthy();
    expect(screen.getByRole('link', { name: text('reputation:own.complete') }).getAttribute('href')).toMatch(
      /^\/benutzerkonto\/profil\?return=/,
    );
  });
});

describe('imported reputation', () => {
  const one = {
    id: '3f2b8c1d-7a64-4e95-8b20-6d1f9a7c5e42',
    issuer: 'https://lend.example.org',
    issued_at: '2027-05-01T10:00:00.000Z',
    expires_at: '2027-07-30T10:00:00.000Z',
    rating_as_vendor: { average: 4.8, count: 12 },
    rating_as_borrower: { average: null, count: 0 },
    lent_count: 14,
    borrowed_count: null,
    shown: true,
  };

  it('show no import form without a trusted installation', async () => {
    open(() => ({ data: { trusted: [], brought: [] } }), <BroughtSection />);
    expect(await screen.findByText(textLike('reputation:brought.nobody'))).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('can be imported, shown and removed', async () => {
    let brought: readonly (typeof one)[] = [];
    const calls = open(
      ({ method }) => {
        if (method === 'POST') brought = [one];
        if (method === 'DELETE') brought = [];
        return method === 'DELETE' ? { status: 204 } : { data: { trusted: [one.issuer], brought } };
      },
      <BroughtSection />,
    );
    const field = await screen.findByRole('textbox', { name: text('reputation:brought.label') });
    await userEvent.click(screen.getByRole('button', { name: text('reputation:brought.do') }));
    expect(screen.getAllByText(text('reputation:check.missing')).length).toBeGreaterThan(0);
    await userEvent.type(field, ' paper ');
    await userEvent.click(screen.getByRole('button', { name: text('reputation:brought.do') }));
    expect(await screen.findByText(text('user:brought.from', { issuer: 'lend.example.org' }))).toBeTruthy();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ credential: 'paper' });
    await userEvent.click(
      screen.getByRole('button', { name: text('reputation:brought.removeOf', { issuer: 'https://lend.example.org' }) }),
    );
    expect(calls.some(({ method, path }) => method === 'DELETE' && path.endsWith(one.id))).toBe(true);
  });

  it('show why they are hidden', async () => {
    open(() => ({ data: { trusted: [], brought: [{ ...one, shown: false }] } }), <BroughtSection />);
    expect(await screen.findByText(textLike('reputation:brought.hidden'))).toBeTruthy();
  });
});
