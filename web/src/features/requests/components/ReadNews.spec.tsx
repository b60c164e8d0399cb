import { afterEach, describe, expect, it } from 'vitest';
import { cleanup, waitFor } from '@testing-library/react';
import { createApi } from '../../../lib/api-client/api.js';
import { ApiContext } from '../../../lib/api-client/api-context.js';
import { SessionContext } from '../../../lib/session/session-context.js';
import type { Session } from '../../../lib/session/session.js';
import { demoProfile } from '../../../testing/demo-api.js';
import { createFakeApi } from '../../../testing/fake-api.js';
import { sessionOf } from '../../../testing/session.js';
import { render } from '../../../testing/render.js';
import { ReadNews } from './ReadNews.js';

afterEach(cleanup);
const requestId = '22222222-2222-4222-8222-222222222222';

const look = (news: number, left: number) => {
  const fake = createFakeApi(({ path }) => (path === '/v1/notification_read' ? { data: { unread: left } } : undefined));
  const session: Session = { status: 'in', profile: demoProfile, usergroup: [], unread: 0, news };
  let polls = 0;
  const store = sessionOf(session, { poll: async () => void (polls += 1) });
  render(
    <SessionContext value={store}>
      <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
        <ReadNews requestId={requestId} />
      </ApiContext>
    </SessionContext>,
  );
  return { reads: () => fake.calls.filter(({ path }) => path === '/v1/notification_read'), polls: () => polls };
};

describe('opening a request', () => {
  it('marks the notifications of the request as read and refreshes the badge', async () => {
    const { reads, polls } = look(3, 1);
    await waitFor(() => expect(polls()).toBe(1));
    expect(reads().map(({ body }) => body)).toEqual([{ request_id: requestId }]);
  });

  it('skips the badge without notifications of the request, and all calls when nothing is unread', async () => {
    const other = look(2, 2);
    await waitFor(() => expect(other.reads()).toHaveLength(1));
    expect(other.polls()).toBe(0);
    cleanup();
    expect(look(0, 0).reads()).toEqual([]);
  });
});
