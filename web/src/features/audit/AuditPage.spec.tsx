import { afterEach, describe, expect, it } from 'vitest';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createApi } from '../../lib/api-client/api.js';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { createFakeApi } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { text } from '../../testing/texts.js';
import { AuditFilters } from './AuditFilters.js';
import { AuditPage } from './AuditPage.js';
import { readAuditSearch } from './audit-list.js';

afterEach(cleanup);

const open = (search: Readonly<Record<string, string>>) => {
  const fake = createFakeApi(() => ({ data: { acts: [], older: null, codes: [], actors: [] } }));
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <AuditPage search={readAuditSearch(search)} />
    </ApiContext>,
  );
};

it('explains an empty list by missing matches or by reversed dates', async () => {
  open({ from: '2027-02-01', to: '2027-02-02' });
  await screen.findByText(text('audit:noneText'));
  cleanup();
  open({ from: '2027-02-02', to: '2027-02-01' });
  await screen.findByText(text('audit:noneOrder'));
  expect(screen.queryByText(text('audit:noneText'))).toBeNull();
});

describe('the filters of the audit log', () => {
  const ada = { user_id: '5f0c6b1e-3a1d-4a53-9d5f-0a4c2b7d8e91', user: null };
  const person = (nickname: string, n: number) => ({ user_id: `5f0c6b1e-3a1d-4a53-9d5f-0a4c2b7d8e9${n}`, nickname });
  const choosing = (people: readonly object[]) => {
    const chosen: unknown[] = [];
    const fake = createFakeApi(({ path, method }) =>
      path === '/v1/person_search' && method === 'POST'
        ? { data: { people, paging: { page: 1, size: 5, total: people.length, hasNextPage: false } } }
        : undefined,
    );
    render(
      <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
        <AuditFilters
          search={{}}
          go={(search) => chosen.push(search)}
          known={{ codes: ['case_read', 'case_decided'], actors: [ada] }}
        />
      </ApiContext>,
    );
    const find = (words: string) => {
      fireEvent.change(screen.getByLabelText(text('audit:about')), { target: { value: words } });
      fireEvent.click(screen.getByRole('button', { name: text('audit:find') }));
    };
    return { chosen, find, calls: fake.calls };
  };
  const valuesOf = (label: string) =>
    within(screen.getByLabelText(label))
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ value }) => value);

  it('offer the actions and actors found in the log', () => {
    const { chosen } = choosing([]);
    expect(valuesOf(text('audit:act'))).toEqual(['', 'case_decided']);
    expect(valuesOf(text('audit:by'))).toEqual(['', ada.user_id]);
    fireEvent.change(screen.getByLabelText(text('audit:by')), { target: { value: ada.user_id } });
    fireEvent.change(screen.getByLabelText(text('audit:show')), { target: { value: 'looks' } });
    expect(chosen).toEqual([{ by: ada.user_id }, { show: 'looks' }]);
  });

  it('accept a user id without a search and select an exact name among several matches', async () => {
    const { chosen, find, calls } = choosing([person('ben', 1), person('benita', 2)]);
    find(ada.user_id.toUpperCase());
    expect([chosen.pop(), calls.length]).toEqual([{ about: ada.user_id }, 0]);
    find('Ben');
    await waitFor(() => expect(chosen).toEqual([{ about: person('', 1).user_id }]));
  });

  it('offer users by name prefix and report an unknown name', async () => {
    const { chosen, find } = choosing([person('benita', 1), person('benno', 2)]);
    find('ben');
    fireEvent.click(await screen.findByRole('button', { name: 'benno' }));
    expect(chosen).toEqual([{ about: person('', 2).user_id }]);
    cleanup();
    choosing([]).find('niemand');
    await screen.findByText(text('audit:aboutUnknown'));
  });
});
