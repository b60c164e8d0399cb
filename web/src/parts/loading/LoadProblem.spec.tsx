import { queryOptions } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createApi } from '../../lib/api-client/api.js';
import { ApiContext, useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { createFakeApi } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { text } from '../../testing/texts.js';
import { userEvent } from '../../testing/user-event.js';
import { LoadProblem } from './LoadProblem.js';

afterEach(cleanup);

function Version() {
  const api = useApi();
  const { data, error } = useQuery(
    queryOptions({ queryKey: ['reference-for-spec'], queryFn: () => api.get('/reference', {}) }),
  );
  if (data) return <p>{data.version}</p>;
  return error ? <LoadProblem error={error} /> : <p>…</p>;
}

it('says what failed and loads it again', async () => {
  let answers = 0;
  const fake = createFakeApi(({ path }) => {
    if (path !== '/v1/reference') return undefined;
    answers += 1;
    return answers < 3
      ? { status: 500, error: 'internal', msgcode: 'internal', msgtext: 'Gerade geht es nicht.' }
      : { data: { version: 'now' } };
  });
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <Version />
    </ApiContext>,
  );
  for (const tries of [1, 2]) {
    expect((await screen.findByRole('alert')).textContent).toBe('Gerade geht es nicht.');
    expect(answers).toBe(tries);
    await userEvent.click(screen.getByRole('button', { name: text('common:error.retry') }));
    await waitFor(() => expect(answers).toBe(tries + 1));
  }
  expect(await screen.findByText('now')).toBeTruthy();
});
