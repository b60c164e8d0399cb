import { afterEach, describe, expect, it } from 'vitest';
import { cleanup, screen, within } from '@testing-library/react';
import { createApi } from '../../lib/api-client/api.js';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { createFakeApi } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { offerCard } from '../../testing/samples.js';
import { text, textLike } from '../../testing/texts.js';
import { userEvent } from '../../testing/user-event.js';
import { SharePage } from './SharePage.js';

afterEach(cleanup);

const group = { group_id: 'veedel', name: 'Werkzeug im Veedel', joining: 'open', listed: true };
const audience = { groups: [{ group_id: 'garten' }], seen_by: 'everyone', lent_to: 'everyone', free_for_members: true };
const offers = [
  offerCard({ offer_id: 'leiter', title: 'Leiter' }),
  offerCard({ offer_id: 'zelt', title: 'Zelt' }),
  offerCard({ offer_id: 'beamer', title: 'Beamer' }),
];

const open = ({ refusals, of = group }: Readonly<{ refusals: number; of?: typeof group }>) => {
  const shared = new Set<string>();
  let refused = 0;
  const fake = createFakeApi(({ method, path }) => {
    const id = path.split('/')[3] ?? '';
    if (path === '/v1/group/veedel') return { data: of };
    if (path === '/v1/offer') {
      const left = offers.filter(({ offer_id }) => !shared.has(offer_id));
      return { data: { offers: left, paging: { total: left.length, hasNextPage: false } } };
    }
    if (method === 'GET') return { data: { offer_id: id, audience: { ...audience, belongs_to: null } } };
    if (id === 'zelt' && refused < refusals) {
      refused += 1;
      return { status: 409, error: 'offer_not_owner', msgcode: 'offer_not_owner', msgtext: 'Das geht gerade nicht.' };
    }
    shared.add(id);
    return { data: { offer_id: id, audience } };
  });
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <SharePage groupId="veedel" />
    </ApiContext>,
  );
  return () => fake.calls.filter(({ method }) => method === 'PATCH');
};

const choose = async (...titles: readonly string[]) => {
  for (const title of titles) await userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(title) }));
};
const share = () => userEvent.click(screen.getByRole('button', { name: text('groups:share.action') }));

describe('sharing several offers at once', () => {
  it.each([
    ['open', true, false],
    ['request', true, false],
    ['invitation', true, true],
    ['open', false, true],
  ])('warns about an offer visible to outsiders who cannot join: %s, listed %s', async (joining, listed, said) => {
    open({ refusals: 0, of: { ...group, joining, listed } });
    const note = () => screen.queryByText(/^Auch Fremde sehen das Inserat, können es aber nie anfragen/);
    await userEvent.click(await screen.findByRole('radio', { name: textLike('wizard:groups.asks.label') }));
    expect(note() !== null).toBe(said);
    await userEvent.click(screen.getByRole('radio', { name: /Nur für Mitglieder/ }));
    expect(note()).toBeNull();
  });

  it('reports missing choices before sending a request', async () => {
    const sent = open({ refusals: 0 });
    await screen.findByRole('checkbox', { name: /Leiter/ });
    await share();
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getByText(text('groups:share.problem.offers'))).toBeTruthy();
    expect(summary.getByText(text('groups:share.problem.among'))).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it('shares the accepted offers and reports the refused offer', async () => {
    const sent = open({ refusals: 1 });
    await choose('Leiter', 'Zelt', 'Beamer');
    await userEvent.click(screen.getByRole('radio', { name: /Nur für Mitglieder/ }));
    await share();
    expect(await screen.findByText(text('groups:share.failed', { count: 1 }))).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: /Zelt/, description: /Das geht gerade nicht/ })).toBeTruthy();
    expect(sent().map(({ path }) => path)).toEqual(['/v1/offer/leiter', '/v1/offer/zelt', '/v1/offer/beamer']);
    expect(sent()[0]?.body).toEqual({
      audience: {
        group_ids: ['garten', 'veedel'],
        seen_by: 'members',
        lent_to: 'members',
        free_for_members: true,
        belongs_to: null,
      },
    });
  });

  it('retries only the refused offers, with the same idempotency key', async () => {
    const sent = open({ refusals: 1 });
    await choose('Leiter', 'Zelt');
    await userEvent.click(screen.getByRole('radio', { name: /Nur für Mitglieder/ }));
    await share();
    await screen.findByText(text('groups:share.failed', { count: 1 }));
    await share();
    const keysOf = (id: string) =>
      sent()
        .filter(({ path }) => path === `/v1/offer/${id}`)
        .map(({ headers }) => headers.get('idempotency-key'));
    expect(keysOf('leiter')).toHaveLength(1);
    const [first, second] = keysOf('zelt');
    expect(second).toBe(first);
  });
});
