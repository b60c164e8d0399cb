import { afterEach, describe, expect, it } from 'vitest';
import { newsHash } from '@lendring/contracts/pages/opened-news.js';
import { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../lib/api-client/api.js';
import { readOpened } from './start.js';

const one = '0b6d2a52-1111-4222-8333-444455556666';
const other = '0b6d2a52-1111-4222-8333-444455556667';

const open = async (hash: string) => {
  history.replaceState({ key: 'kept' }, '', `/suche/Zelt?sort=newest${hash}`);
  const sent: unknown[] = [];
  let polls = 0;
  const patch = (async (path: string, { body }: { body: unknown }) => {
    sent.push([path, body]);
    return { unread: 0 };
  }) as Api['patch'];
  await readOpened({
    api: { patch },
    session: {
      poll: async () => {
        polls += 1;
      },
    },
    queries: new QueryClient(),
  });
  return { sent, polls };
};
afterEach(() => history.replaceState(null, '', '/'));

describe('a page opened from a mail or a push message', () => {
  it('marks its notifications as read and removes the marker from its address', async () => {
    expect(await open(newsHash([one, other]))).toEqual({
      sent: [['/notification_read', { notification_ids: [one, other] }]],
      polls: 1,
    });
    expect([location.pathname + location.search + location.hash, history.state]).toEqual([
      '/suche/Zelt?sort=newest',
      { key: 'kept' },
    ]);
  });

  it.each(['', '#content', '#news=', '#news=all', `#news=${one}.x`])(
    'keeps an address that ends in %p',
    async (hash) => {
      expect(await open(hash)).toEqual({ sent: [], polls: 0 });
      expect(location.hash).toBe(hash);
    },
  );
});
