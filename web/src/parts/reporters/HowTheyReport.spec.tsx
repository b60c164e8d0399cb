import { afterEach, describe, expect, it } from 'vitest';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { createApi } from '../../lib/api-client/api.js';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { createFakeApi } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { text } from '../../testing/texts.js';
import { userEvent } from '../../testing/user-event.js';
import { HowTheyReport } from './HowTheyReport.js';

afterEach(cleanup);

describe('the link from a report to the statistics of its reporter', () => {
  it('loads no statistics before a press, and can be closed and reopened', async () => {
    const fake = createFakeApi(() => ({
      status: 404,
      error: 'not_found',
      msgcode: 'not_found',
      msgtext: 'Das gibt es nicht.',
    }));
    render(
      <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
        <HowTheyReport reporterId="99999999-9999-4999-8999-999999999999" />
      </ApiContext>,
    );
    const button = screen.getByRole('button', { name: text('people:reporter.how') });
    expect(fake.calls).toHaveLength(0);
    fireEvent.click(button);
    expect(screen.getByRole('status', { name: text('common:ui.busy') })).toBeTruthy();
    const dialog = { name: text('people:reporter.is') };
    await screen.findByRole('dialog', dialog);
    expect((await screen.findByRole('alert')).textContent).toBe('Das gibt es nicht.');
    await userEvent.click(screen.getByRole('button', { name: text('common:ui.close') }));
    await waitFor(() => expect(screen.queryByRole('dialog', dialog)).toBeNull());
    await userEvent.click(button);
    await screen.findByRole('dialog', dialog);
  });
});
