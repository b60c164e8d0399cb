import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { PiecesShape } from '@lendring/contracts/http/pieces.js';
import { addDays, dayIn } from '@lendring/contracts/kernel/days.js';
import { day } from '../../i18n/format.js';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { createApi } from '../../lib/api-client/api.js';
import { ownOffer } from '../../testing/demo-offers.js';
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
const loanId = '00000000-0000-4000-8000-000000000071';
const missing = { loan_id: loanId, since: '2025-12-03T10:00:00.000Z', parts: [{ name: 'Hering-Beutel', count: 1 }] };
const shape = (pieces: PiecesShape['pieces']): PiecesShape => ({
  offer_id: 'a000000001',
  title: 'Bierzeltgarnitur',
  quantity: 8,
  pieces,
  missing: [missing],
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
    expect(await screen.findByText('8 Stück im Inserat, 9 mit Nummer')).toBeTruthy();
    expect(screen.getByText(textLike('pieces:count.more'))).toBeTruthy();
  });

  it('shows parts that one of several pieces lacks since their return', async () => {
    open([{ ...piece(1), missing: [loanId] }, { ...piece(2), missing: [loanId] }, piece(3)]);
    const shown = 'Fehlt seit 3. Dezember 2025 bei einem von BK-001, BK-002: 1 × Hering-Beutel';
    expect(await screen.findAllByText(shown)).toHaveLength(2);
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

  describe('of a piece that breaks or is mended', () => {
    const today = dayIn(new Date().toISOString(), 'UTC');
    const last = addDays(today, 9);
    const block = {
      start: `${today}T00:00:00.000Z`,
      end: `${addDays(last, 1)}T00:00:00.000Z`,
      units: 1,
      reason: 'blocked',
      request_id: null,
      block_id: '00000000-0000-4000-8000-000000000009',
      counter_loan_id: null,
      entry_id: null,
      note: 'BK-002',
      requesttype_id: 4,
    };
    const edit = async (condition: 'good' | 'defect', taken: readonly object[], refused = false) => {
      const fake = createFakeApi(({ method, path }) =>
        path.startsWith('/v1/offer_calendar/')
          ? { data: taken }
          : path.startsWith('/v1/offer/')
            ? { data: ownOffer({ offer_id: 'a000000001', zone: 'UTC', quantity: 8 }) }
            : path === '/v1/offer_unavailability' && refused
              ? { status: 409, error: 'conflict', msgcode: 'days_lent', msgtext: 'Schon vergeben.' }
              : path.startsWith('/v1/offer_piece_loans/')
                ? { data: [] }
                : path.startsWith('/v1/offer_piece')
                  ? { data: shape([piece(1), piece(2, condition)]) }
                  : method === 'GET'
                    ? undefined
                    : { data: null },
      );
      render(
        <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
          <PiecesPage offerId="a000000001" />
        </ApiContext>,
      );
      await userEvent.click(await screen.findByRole('button', { name: /BK-002/ }));
      const dialog = await screen.findByRole('dialog');
      return {
        dialog,
        choose: (value: string) =>
          userEvent.selectOptions(within(dialog).getByLabelText(text('pieces:condition.label')), value),
        save: () => userEvent.click(within(dialog).getByRole('button', { name: text('pieces:save') })),
        sent: () => fake.calls.filter(({ method }) => method !== 'GET'),
      };
    };

    it('takes one unit out of the calendar with its condition', async () => {
      const { dialog, choose, save, sent } = await edit('good', []);
      await choose('defect');
      const take = await within(dialog).findByRole('checkbox', { name: textLike('pieces:calendar.take') });
      expect((take as HTMLInputElement).checked).toBe(true);
      await save();
      await waitFor(() => expect(sent()).toHaveLength(2));
      expect(sent()[1]).toMatchObject({
        path: '/v1/offer_unavailability',
        body: { offer_id: 'a000000001', date_from: today, units: 1, requesttype_id: 4, note: 'BK-002' },
      });
    });

    it('says that nothing was blocked where the calendar refuses', async () => {
      const { dialog, choose, save } = await edit('good', [], true);
      await choose('defect');
      await within(dialog).findByRole('checkbox', { name: textLike('pieces:calendar.take') });
      await save();
      const reason = text('pieces:calendar.takeFailed', { reason: 'Schon vergeben.' });
      expect((await within(dialog).findAllByText(reason)).length).toBeGreaterThan(0);
    });

    it('gives the unit back once it is mended', async () => {
      const { dialog, choose, save, sent } = await edit('defect', [block]);
      await choose('good');
      await within(dialog).findByRole('checkbox', { name: textLike('pieces:calendar.end') });
      await save();
      await waitFor(() => expect(sent()).toHaveLength(2));
      expect(sent()[1]).toMatchObject({ method: 'DELETE', path: `/v1/offer_unavailability/${block.block_id}` });
    });

    it('keeps its block under another number', async () => {
      const { dialog, save, sent } = await edit('defect', [block]);
      await waitFor(() => expect(screen.queryByText(text('pieces:defect.text', { count: 1, number: '1' }))).toBeNull());
      const number = within(dialog).getByRole('textbox', { name: textLike('pieces:number') });
      await userEvent.clear(number);
      await userEvent.type(number, 'BK-102');
      await save();
      await waitFor(() => expect(sent()).toHaveLength(3));
      expect(sent()[1]).toMatchObject({ method: 'DELETE', path: `/v1/offer_unavailability/${block.block_id}` });
      expect(sent()[2]).toMatchObject({ path: '/v1/offer_unavailability', body: { date_to: last, note: 'BK-102' } });
    });

    it('does not count as free once it is blocked', async () => {
      await edit('defect', [block]);
      await waitFor(() => expect(screen.queryByText(text('pieces:defect.text', { count: 1, number: '1' }))).toBeNull());
      expect(screen.getByText(text('pieces:calendar.out', { day: day(last, 'de', 'year') }))).toBeTruthy();
    });
  });

  it('links each number to the page of its piece', async () => {
    open([piece(1), piece(2)]);
    const link = await screen.findByRole('link', { name: 'BK-002' });
    expect(link.getAttribute('href')).toBe('/inserat/a000000001/stuecke/2');
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
