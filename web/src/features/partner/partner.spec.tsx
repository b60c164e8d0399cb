import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { createApi } from '../../lib/api-client/api.js';
import { delivery, demoPartner, webhook } from '../../testing/demo-partner.js';
import { createFakeApi, type FakeHandler } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { text, textLike } from '../../testing/texts.js';
import { userEvent } from '../../testing/user-event.js';
import { ApiPage } from './ApiPage.js';
import { NewWebhookPage } from './WebhookForm.js';
import { WebhookPage } from './WebhookPage.js';
import { wrongWebhook } from './webhook-values.js';

afterEach(cleanup);

const open = (page: ReactElement, ...handlers: readonly FakeHandler[]) => {
  const fake = createFakeApi(...handlers, demoPartner());
  render(<ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>{page}</ApiContext>);
  return (method: string, path: string) =>
    fake.calls.filter((call) => call.method === method && call.path.startsWith(path));
};

describe('API keys', () => {
  it('show their token once on creation and are listed without it', async () => {
    const called = open(<ApiPage />);
    await userEvent.type(await screen.findByLabelText(text('partner:keys.name')), 'Warenwirtschaft');
    await userEvent.click(screen.getByRole('button', { name: text('partner:keys.make') }));
    const dialog = within(await screen.findByRole('dialog', { name: text('partner:keys.madeTitle') }));
    expect(dialog.getByLabelText<HTMLInputElement>(text('partner:keys.token')).value).toMatch(/^lk_/);
    await userEvent.click(dialog.getByRole('button', { name: text('partner:keys.kept') }));
    expect(await screen.findByText('Warenwirtschaft')).toBeTruthy();
    expect(screen.queryByDisplayValue(/^lk_/)).toBeNull();
    expect(called('POST', '/v1/api_key')[0]?.body).toMatchObject({ name: 'Warenwirtschaft', scopes: ['events:read'] });
  });

  it('require a name', async () => {
    const called = open(<ApiPage />);
    await userEvent.click(await screen.findByRole('button', { name: text('partner:keys.make') }));
    expect(screen.getByText(text('partner:problem.nameMissing'))).toBeTruthy();
    expect(called('POST', '/v1/api_key')).toHaveLength(0);
  });

  it('report a token that was already shown and cannot be shown again', async () => {
    open(<ApiPage />, ({ method, path }) =>
      method === 'POST' && path === '/v1/api_key'
        ? {
            data: {
              key: { key_id: 'k', name: 'n', scopes: [], hint: 'abcd', created_at: '', last_used_on: null },
              token: null,
            },
          }
        : undefined,
    );
    await userEvent.type(await screen.findByLabelText(text('partner:keys.name')), 'n');
    await userEvent.click(screen.getByRole('button', { name: text('partner:keys.make') }));
    expect(await screen.findByText(textLike('partner:keys.tokenGone'))).toBeTruthy();
  });

  it('show why creation failed and retry with the same idempotency key', async () => {
    let failures = 1;
    const called = open(<ApiPage />, ({ method, path }) =>
      method === 'POST' && path === '/v1/api_key' && failures-- > 0
        ? { status: 409, error: 'too_many_keys', msgcode: 'too_many_keys', msgtext: 'Mehr als zehn gehen nicht.' }
        : undefined,
    );
    await userEvent.type(await screen.findByLabelText(text('partner:keys.name')), 'n');
    await userEvent.click(screen.getByRole('button', { name: text('partner:keys.make') }));
    expect((await screen.findByRole('alert')).textContent).toBe('Mehr als zehn gehen nicht.');
    await userEvent.click(screen.getByRole('button', { name: text('partner:keys.make') }));
    await screen.findByRole('dialog', { name: text('partner:keys.madeTitle') });
    expect(new Set(called('POST', '/v1/api_key').map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });

  it('are revoked only after confirmation', async () => {
    const called = open(<ApiPage />);
    await userEvent.click(
      await screen.findByRole('button', { name: text('partner:keys.revokeNamed', { name: 'Kasse' }) }),
    );
    expect(called('DELETE', '/v1/api_key')).toHaveLength(0);
    await userEvent.click(
      within(screen.getByRole('dialog', { name: text('partner:keys.revokeTitle') })).getByRole('button', {
        name: text('partner:keys.revoke'),
      }),
    );
    await waitFor(() => expect(screen.queryByText('Kasse')).toBeNull());
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: text('partner:keys.title') })),
    );
  });

  it('keep their token visible on a click on the backdrop', async () => {
    open(<ApiPage />);
    await userEvent.type(await screen.findByLabelText(text('partner:keys.name')), 'n');
    await userEvent.dblClick(screen.getByRole('button', { name: text('partner:keys.make') }));
    const dialog = await screen.findByRole('dialog', { name: text('partner:keys.madeTitle') });
    await userEvent.click(dialog);
    expect(within(dialog).getByLabelText(text('partner:keys.token'))).toBeTruthy();
  });
});

describe('webhooks', () => {
  it('are listed with their delivery status', async () => {
    open(<ApiPage />);
    const link = await screen.findByRole('link', { name: /^Website/ });
    expect(link.textContent).toContain(text('partner:status.failing'));
    expect(link.getAttribute('href')).toMatch(/^\/benutzerkonto\/schnittstelle\/.{36}$/);
  });

  it('are created from a name, a URL and event types', async () => {
    const called = open(<NewWebhookPage />);
    expect(screen.getByRole('link', { name: text('common:ui.cancel') }).getAttribute('href')).toBe(
      '/benutzerkonto/schnittstelle',
    );
    await userEvent.click(screen.getByRole('button', { name: text('partner:webhook.create') }));
    expect(screen.getByRole('alert').textContent).toContain(text('partner:problem.typesMissing'));
    await userEvent.type(screen.getByLabelText(text('partner:webhook.name')), 'Laden');
    await userEvent.type(screen.getByLabelText(text('partner:webhook.url')), 'laden.example.org/hook');
    await userEvent.click(screen.getByLabelText(text('partner:type.request-agreed')));
    await userEvent.click(screen.getByRole('button', { name: text('partner:webhook.create') }));
    await waitFor(() =>
      expect(called('POST', '/v1/webhook')[0]?.body).toMatchObject({
        name: 'Laden',
        url: 'https://laden.example.org/hook',
        types: ['request.agreed'],
      }),
    );
  });

  it('need a complete URL', () => {
    const problems = (url: string) => wrongWebhook({ name: 'Laden', url, types: ['offer.published'] });
    for (const url of ['https://', 'quatsch', 'laden.', 'https://quatsch/hook'])
      expect(problems(url)).toEqual([{ id: 'url', problem: 'urlWrong' }]);
    for (const url of ['laden.example.org/hook', 'localhost:3000', '10.0.0.1', 'https://[2001:db8::1]/'])
      expect(problems(url)).toEqual([]);
  });

  it('show a rejected URL at its field', async () => {
    open(<NewWebhookPage />, ({ method }) =>
      method === 'POST'
        ? ({
            status: 422,
            error: 'invalid',
            msgcode: 'invalid',
            msgtext: '',
            fields: [{ path: 'url', text: 'Diese Adresse ist nicht öffentlich.' }],
          } as never)
        : undefined,
    );
    await userEvent.type(screen.getByLabelText(text('partner:webhook.name')), 'Laden');
    await userEvent.type(screen.getByLabelText(text('partner:webhook.url')), '10.0.0.1');
    await userEvent.click(screen.getByLabelText(text('partner:type.offer-published')));
    await userEvent.click(screen.getByRole('button', { name: text('partner:webhook.create') }));
    await waitFor(() =>
      expect(screen.getByLabelText(text('partner:webhook.url')).getAttribute('aria-invalid')).toBe('true'),
    );
  });

  it('send a test delivery and describe its outcome', async () => {
    open(<WebhookPage webhook={webhook()} />);
    await userEvent.click(screen.getByRole('button', { name: text('partner:test.action') }));
    expect(await screen.findByText(text('partner:test.taken', { outcome: '200 nach 84 ms' }))).toBeTruthy();
  });

  it('list their deliveries with failure reason and response', async () => {
    open(<WebhookPage webhook={webhook()} />);
    const deliveries = within(await screen.findByRole('region', { name: text('partner:delivery.title') }));
    expect(await deliveries.findByText(text('partner:delivery.answered', { status: 500, ms: '1.204' }))).toBeTruthy();
    expect(deliveries.getByText(text('partner:delivery.timeout'))).toBeTruthy();
    expect(deliveries.getByText('Internal Server Error')).toBeTruthy();
  });

  it('load older deliveries on demand', async () => {
    const many = (size: number) =>
      Array.from({ length: size }, (_, n) =>
        delivery({
          delivery_id: `${String(n).padStart(8, '0')}-3333-4333-8333-333333333333`,
          type: `offer.number-${n}`,
        }),
      );
    open(<WebhookPage webhook={webhook()} />, ({ path, query }) =>
      path.startsWith('/v1/webhook_delivery') ? { data: many(Number(query.get('size')) > 20 ? 33 : 20) } : undefined,
    );
    const deliveries = within(await screen.findByRole('region', { name: text('partner:delivery.title') }));
    await userEvent.click(await deliveries.findByRole('button', { name: text('partner:delivery.older') }));
    expect(await deliveries.findByText('offer.number-32')).toBeTruthy();
    expect(deliveries.queryByRole('button', { name: text('partner:delivery.older') })).toBeNull();
  });

  it('load the secret on demand and renew it after confirmation', async () => {
    const called = open(<WebhookPage webhook={webhook()} />);
    expect(called('GET', '/v1/webhook_secret')).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: text('partner:secret.show') }));
    expect(await screen.findByDisplayValue(/^whsec_/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: text('partner:secret.renew') }));
    await userEvent.click(
      within(screen.getByRole('dialog', { name: text('partner:secret.renewTitle') })).getByRole('button', {
        name: text('partner:secret.renew'),
      }),
    );
    expect(await screen.findByText(textLike('partner:secret.overlap'))).toBeTruthy();
  });

  it('replay events from a chosen point in time', async () => {
    const called = open(<WebhookPage webhook={webhook()} />);
    await userEvent.selectOptions(screen.getByLabelText(text('partner:replay.since')), text('partner:replay.week'));
    await userEvent.click(screen.getByRole('button', { name: text('partner:replay.action') }));
    expect(await screen.findByText(textLike('partner:replay.done'))).toBeTruthy();
    const [{ body } = { body: null }] = called('POST', '/v1/webhook_replay');
    const { since } = body as { since: string };
    expect(since).toMatch(/T\d\d:00:00\.000Z$/);
    expect(Math.floor((Date.now() - Date.parse(since)) / 3_600_000)).toBe(7 * 24);
  });

  it('show an automatic pause and can be enabled again', async () => {
    const called = open(<WebhookPage webhook={webhook({ status: 'paused', paused_at: '2027-05-30T10:00:00.000Z' })} />);
    expect(screen.getByText(textLike('partner:state.paused'))).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: text('partner:state.goOn') }));
    await waitFor(() => expect(called('PATCH', '/v1/webhook')[0]?.body).toMatchObject({ enabled: true }));
  });
});
