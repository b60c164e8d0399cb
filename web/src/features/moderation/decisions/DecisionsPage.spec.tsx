import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ApiContext } from '../../../lib/api-client/api-context.js';
import { createApi } from '../../../lib/api-client/api.js';
import { createFakeApi } from '../../../testing/fake-api.js';
import { render } from '../../../testing/render.js';
import { text } from '../../../testing/texts.js';
import { DecisionsPage, OwnReports } from './DecisionsPage.js';

afterEach(cleanup);

const standing = { warned_at: null, paused_until: null };
const report = {
  report_id: '3f2a91c4-0000-4000-8000-000000000001',
  subject: { kind: 'offer', id: 'r3xg1b9dne' },
  title: 'Mobile Cocktailbar',
  type_id: 7,
  at: '2027-03-26T12:00:00.000Z',
  decision: {
    decision_id: '44444444-4444-4444-8444-444444444444',
    outcome: 'declined',
    at: '2027-03-27T12:00:00.000Z',
    complaint: 'upheld',
  },
};

const open = (reports: readonly object[]) => {
  const { fetch } = createFakeApi(({ path }) => ({
    data: path.endsWith('/report_own')
      ? { reports, standing: { reports: standing, complaints: standing } }
      : { decisions: [] },
  }));
  render(
    <ApiContext value={createApi({ fetch, locale: 'de' })}>
      <DecisionsPage />
      <OwnReports />
    </ApiContext>,
  );
};

it('shows the answer to a complaint about a report and states that no decision affects the user', async () => {
  open([report]);
  await screen.findByText(text('moderation:decisions.complaint.upheld'));
  await screen.findByText(text('moderation:decisions.noneAboutYou'));
  expect(screen.queryByRole('heading', { name: text('moderation:decisions.none') })).toBeNull();
  cleanup();
  open([]);
  await screen.findByRole('heading', { name: text('moderation:decisions.none') });
});
