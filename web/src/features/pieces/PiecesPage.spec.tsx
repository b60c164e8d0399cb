import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { PiecesShape } from '@lendring/contracts/http/pieces.js';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { createApi } from '../../lib/api-client/api.js';
import { createFakeApi } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { text, textLike } from '../../testing/texts.js';
import { userEvent } from '../../testing/user-event.js';
import { PiecesPage } from './PiecesPage.js';

afterEach(cleanup);

const piece = (id: number, condition: PiecesShape['pieces'][number]['condition'] = 'good') => ({
  piece_id: id,
  number: `BK-${String(id).padStart(3, '0')}`,
  condition,
  note: id === 3 ? 'Reißverschluss' : null,
  loan: null,
});
const shape = (pieces: PiecesShape['pieces']): PiecesShape => ({
  offer_id: 'a000000001',
  title: 'Bierzeltgarnitur',
  quantity: 8,
  pieces,
});

const open = (pieces: PiecesShape['pieces']) => {
  const fake = createFakeApi(({ method, path }) =>
    method === 'GET' && path.startsWith('/v1/offer_pieces/')
      ? { data: shape(pieces) }
      : method === 'GET'
        ? undefined
        : { data: shape([]) },
  );
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <PiecesPage offerId="a000000001" />
    </ApiContext>,
  );
  return () => fake.calls.filter(({ method }) => method !== 'GET');
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('page of pieces', () => {
  it('counts numbers without retired pieces, and says when they are more than the units', async () => {
    open([...Array.from({ length: 9 }, (_, n) => piece(n + 1)), piece(10, 'retired')]);
    expect(await screen.findByText('8 Stück im Inserat, davon 9 mit Nummer')).toBeTruthy();
    expect(screen.getByText(textLike('pieces:count.more'))).toBeTruthy();
  });

  it('says that defective pieces count as free, and leads to blocking them', async () => {
    open([piece(1), piece(2, 'defect'), piece(3, 'defect')]);
    expect(await screen.findByText(text('pieces:defect.text', { count: 2, number: '2' }))).toBeTruthy();
    await press(text('pieces:defect.block'));
    expect(await screen.findByRole('dialog', { name: text('pieces:defect.block') })).toBeTruthy();
    cleanup();
    open([piece(1), piece(2, 'retired')]);
    await screen.findByText('8 Stück im Inserat, davon 1 mit Nummer');
    expect(screen.queryByRole('button', { name: text('pieces:defect.block') })).toBeNull();
  });

  it('finds pieces by number and note, and removes the selected ones', async () => {
    const sent = open(Array.from({ length: 12 }, (_, n) => piece(n + 1)));
    await userEvent.type(await screen.findByRole('searchbox'), 'reißv');
    expect(screen.getAllByRole('row')).toHaveLength(2);
    await userEvent.click(screen.getByRole('checkbox', { name: text('pieces:select', { number: 'BK-003' }) }));
    await press(text('pieces:remove', { count: 1 }));
    await press(text('pieces:confirmRemove'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toEqual({ piece_ids: [3] });
  });

  it('adds a run, and names a backwards one at its field before sending', async () => {
    const sent = open([]);
    await userEvent.click(await screen.findByRole('button', { name: text('pieces:add') }));
    const dialog = screen.getByRole('dialog');
    await userEvent.click(within(dialog).getByRole('radio', { name: text('pieces:run') }));
    const last = within(dialog).getByRole('textbox', { name: textLike('pieces:last') });
    await userEvent.type(within(dialog).getByRole('textbox', { name: textLike('pieces:first') }), 'BK-020');
    await userEvent.type(last, 'BK-001');
    const submit = () => userEvent.click(within(dialog).getByRole('button', { name: text('pieces:add') }));
    await submit();
    expect(within(dialog).getAllByText(text('pieces:problem.run_backwards')).length).toBeGreaterThan(0);
    expect(sent()).toEqual([]);
    await userEvent.clear(last);
    await userEvent.type(last, 'BK-022');
    expect(within(dialog).getByText(text('pieces:makes', { count: 3 }))).toBeTruthy();
    await submit();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toEqual({ number: 'BK-020', last: 'BK-022', condition: 'good', note: null });
  });
});
