import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { createApi } from '../../lib/api-client/api.js';
import { createFakeApi } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { text } from '../../testing/texts.js';
import StillOut from './StillOut.js';

afterEach(cleanup);

const offerId = 'a1b2c3d4e1';
const task = {
  task: 'return',
  state: 'overdue',
  request_id: null,
  counter_loan_id: '22222222-2222-4222-8222-222222222222',
  offer_id: offerId,
  title: 'Lastenrad',
  quantity: 1,
  other: null,
  name: 'Gerda Lohmann',
  date_from: '2025-05-05',
  date_to: '2025-05-07',
};

it('names the overdue loans of the offer alone, each with a link to it', async () => {
  const { fetch } = createFakeApi(({ path }) =>
    path.startsWith('/v1/calendar_handovers')
      ? { data: [task, { ...task, state: 'due' }, { ...task, offer_id: 'a1b2c3d4e2' }] }
      : undefined,
  );
  render(
    <ApiContext value={createApi({ fetch, locale: 'de' })}>
      <StillOut offerId={offerId} />
    </ApiContext>,
  );
  const links = await screen.findAllByRole('link');
  expect(links).toHaveLength(1);
  expect(links[0]?.textContent).toBe(
    text('handover:stillOut.with', { title: 'Lastenrad', name: 'Gerda Lohmann', day: 'Mi., 7. Mai' }),
  );
  expect(links[0]?.getAttribute('href')).toContain(task.counter_loan_id);
});
