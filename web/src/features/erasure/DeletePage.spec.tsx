import { afterEach, describe, expect, it } from 'vitest';
import { cleanup, screen } from '@testing-library/react';
import type { DeletionShape } from '@lendring/contracts/http/erasure.js';
import type { Locale } from '../../i18n/locale.js';
import { createApi } from '../../lib/api-client/api.js';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { requestShape } from '../../testing/demo-requests.js';
import { sessionEnds } from '../../lib/session/leaving.js';
import { createFakeApi } from '../../testing/fake-api.js';
import { wholeDays } from '../../testing/samples.js';
import { render } from '../../testing/render.js';
import { text, textLike } from '../../testing/texts.js';
import { userEvent } from '../../testing/user-event.js';
import { DeletePage } from './DeletePage.js';

afterEach(cleanup);

const nothing: DeletionShape = { obstacles: [], open_requests: 0, password_needed: true, code_needed: false };
const { request_id, offer_id } = requestShape();
const lent: DeletionShape['obstacles'][number] = {
  request_id,
  counter_loan_id: null,
  offer_id,
  title: 'Leiter',
  status: 'running',
  period: wholeDays('2031-11-20', '2031-11-22', 'Europe/Berlin'),
};

const open = (deletion: DeletionShape, locale: Locale = 'de') => {
  const fake = createFakeApi(({ path }) => (path === '/v1/profile_delete' ? { data: deletion } : undefined));
  return render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale })}>
      <DeletePage />
    </ApiContext>,
    locale,
  );
};

describe('the account deletion page', () => {
  it('lists obstacles and their dates first, without a delete button', async () => {
    open({ ...nothing, obstacles: [lent] });
    await screen.findByText(text('erasure:obstacles.running', { period: '20.–22. November 2031' }));
    expect(screen.getAllByRole('heading')[0]?.textContent).toBe(text('erasure:obstacles.title'));
    expect(screen.queryByRole('button', { name: /löschen/ })).toBeNull();
  });

  it('leads to loans entered at the counter, too', async () => {
    const counter_loan_id = '3c1d3c4e-57d5-4a31-a4bb-6c1d3f0a9f10';
    open({ ...nothing, obstacles: [{ ...lent, request_id: null, counter_loan_id }] });
    const link = await screen.findByRole('link', { name: 'Leiter' });
    expect(link.getAttribute('href')).toContain(counter_loan_id);
  });

  it.each(['de', 'en', 'nl'] as const)('repeats the button label in its heading: %s', async (locale) => {
    open(nothing, locale);
    const button = await screen.findByRole('button', { name: /löschen|Delete|verwijderen/ });
    expect(screen.getAllByRole('heading').at(-1)?.textContent).toBe(button.textContent);
  });

  it('suppresses the redirect to sign-in while a deletion request is pending', async () => {
    const ending: boolean[] = [];
    const fake = createFakeApi(({ method }) => {
      if (method === 'GET') return { data: nothing };
      ending.push(sessionEnds());
      return { status: 422, msgcode: 'wrong_password', msgtext: 'Das Passwort stimmt nicht.', error: 'x' };
    });
    render(
      <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
        <DeletePage />
      </ApiContext>,
    );
    await userEvent.type(await screen.findByLabelText(text('erasure:form.password')), 'falsch');
    await userEvent.click(screen.getByRole('button', { name: text('erasure:form.do') }));
    await screen.findAllByText('Das Passwort stimmt nicht.');
    expect([...ending, sessionEnds()]).toEqual([true, false]);
  });

  it('asks for the second factor code, and for no password with an external issuer', async () => {
    open({ ...nothing, code_needed: true });
    expect(await screen.findByLabelText(textLike('erasure:form.code'))).toBeTruthy();
    cleanup();
    open({ ...nothing, password_needed: false });
    await screen.findByRole('button', { name: textLike('erasure:form.do') });
    expect(screen.queryByLabelText(/Passwort/)).toBeNull();
  });
});
