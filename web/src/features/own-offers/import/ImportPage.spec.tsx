import { useRouter } from '@tanstack/react-router';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ImportShape } from '@lendring/contracts/http/offer-import.js';
import { ApiContext } from '../../../lib/api-client/api-context.js';
import { createApi } from '../../../lib/api-client/api.js';
import { demoOffers, ownOffer } from '../../../testing/demo-offers.js';
import { createFakeApi, type FakeHandler } from '../../../testing/fake-api.js';
import { render } from '../../../testing/render.js';
import { text } from '../../../testing/texts.js';
import { userEvent } from '../../../testing/user-event.js';
// Loaded beforehand, since the page loads it only after itself.
import '../../../ui/LeaveGuard.js';
import { ImportPage } from './ImportPage.js';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

type Rows = Readonly<{ rows: readonly Readonly<{ line: number; cells: readonly string[] }>[] }>;

/** Server that refuses titles called `falsch`. */
const server = (): FakeHandler => {
  let now: ImportShape | null = null;
  return ({ method, path, body }) => {
    if (path === '/v1/offer_import_check') {
      const { rows } = body as Rows;
      const checked = rows.map(({ line, cells: [number = '', title] }) => {
        const isWrong = title === 'falsch';
        return {
          line,
          does: isWrong ? 'refused' : number ? 'change' : 'create',
          number: number || null,
          offer_id: number && !isWrong ? 'a000000001' : null,
          files: [],
          changes: number && !isWrong ? [1] : [],
          problems: isWrong ? [{ line, column: 1, code: 'too_long', text: 'Höchstens 80 Zeichen.' }] : [],
        };
      });
      return {
        data: {
          columns: [
            { head: 'Eigene Nummer', reads: true },
            { head: 'Titel', reads: true },
            { head: 'Angesehen', reads: false },
          ],
          rows: checked,
        },
      };
    }
    if (path === '/v1/offer_import' && method === 'GET') return { data: now };
    const blank = {
      added: 0,
      done: 0,
      created: 0,
      changed: 0,
      same: 0,
      problems: [],
      pictures: { wanted: 0, done: 0, added: 0 },
      begun_at: '2026-11-30T06:00:00Z',
    };
    if (path === '/v1/offer_import') now = { ...(body as Pick<ImportShape, 'import_id' | 'total' | 'head'>), ...blank };
    else if (path.startsWith('/v1/offer_import_rows/') && now) {
      const added = now.added + (body as Rows).rows.length;
      now = { ...now, added, done: added, created: added };
    } else return undefined;
    return { data: now };
  };
};

const tent = ownOffer({ offer_id: 'a000000001', title: 'Altes Zelt' });

const Leave = () => {
  const { history } = useRouter();
  return (
    <button type="button" onClick={() => history.push('/faq')}>
      leave
    </button>
  );
};

const open = (handler: FakeHandler = server(), before: (path: string) => Promise<void> = () => Promise.resolve()) => {
  const fake = createFakeApi(handler, demoOffers(tent), ({ path }) =>
    ['/v1/category', '/v1/profile_place'].includes(path) ? { data: [] } : undefined,
  );
  render(
    <ApiContext
      value={createApi({
        locale: 'de',
        fetch: async (address, init) => {
          await before(String(address));
          return fake.fetch(String(address), init);
        },
      })}
    >
      <ImportPage />
      <Leave />
    </ApiContext>,
  );
  return { sent: (path: string) => fake.calls.filter((call) => call.method === 'POST' && call.path.startsWith(path)) };
};
const choose = async (content: string) =>
  userEvent.upload(screen.getByLabelText(text('offerTable:import.choose')), new File([content], 'inserate.csv'));
const csv = 'Eigene Nummer;Titel;Angesehen\n1;Zelt;3\n;Boot;\n;falsch;\n1;Lampe;\n';

describe('the import of offers', () => {
  it('shows what each row does by line and column before anything is sent, then imports once', async () => {
    const { sent } = open();
    await choose(csv);
    const created = await screen.findByText(text('offerTable:import.does.create', { count: 1, shown: '1' }));
    // A list that is itself the status would be announced without its items as a list.
    expect(created.closest('ul')?.getAttribute('role')).toBeNull();
    expect(screen.getByText(text('offerTable:import.does.refused', { count: 2, shown: '2' }))).toBeTruthy();
    expect(screen.getByText(text('offerTable:import.unread', { heads: 'Angesehen' }))).toBeTruthy();
    const lines = within(screen.getByRole('table', { name: text('offerTable:import.problems') })).getAllByRole('row');
    expect(lines.slice(1).map((line) => line.textContent)).toEqual([
      `4Titel${text('offerTable:import.value', { value: 'falsch' })}Höchstens 80 Zeichen.`,
      `5Eigene Nummer${text('offerTable:import.value', { value: '1' })}${text('offerTable:import.twice')}`,
    ]);
    await screen.findByText(/Altes Zelt/);
    const first = within(screen.getByRole('table', { name: text('offerTable:import.first') })).getAllByRole('row');
    expect(first.slice(1).map((line) => line.textContent)).toEqual([
      `2${text('offerTable:import.rowDoes.change')}1ZeltTitel: Altes Zelt ${text('offerTable:bulk.preview.becomes')} Zelt`,
      `3${text('offerTable:import.rowDoes.create')}Boot`,
    ]);
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob);
      return 'blob:x';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
    await userEvent.click(screen.getByRole('button', { name: text('offerTable:import.saveRefused') }));
    expect(await saved[0]!.text()).toContain('Eigene Nummer;Titel;Angesehen\r\n;falsch;\r\n1;Lampe;\r\n');
    expect(sent('/v1/offer_import_rows')).toHaveLength(0);
    await userEvent.dblClick(
      screen.getByRole('button', { name: text('offerTable:import.go', { count: 2, shown: '2' }) }),
    );
    expect(await screen.findByRole('heading', { name: text('offerTable:import.finished') })).toBeTruthy();
    await waitFor(() => expect(sent('/v1/offer_import_rows')).toHaveLength(1));
    // Rows refused by the dry run are left out.
    expect((sent('/v1/offer_import_rows')[0]!.body as Rows).rows.map(({ line }) => line)).toEqual([2, 3]);
  });

  it('asks to keep the page open while it uploads, and warns before it is left', async () => {
    let upload = (): void => {};
    const gate = new Promise<void>((resolve) => {
      upload = resolve;
    });
    open(server(), (path) => (path.includes('offer_import_rows') ? gate : Promise.resolve()));
    await choose('Titel\nZelt\n');
    const go = await screen.findByRole('button', { name: text('offerTable:import.go', { count: 1, shown: '1' }) });
    await userEvent.click(go);
    expect(await screen.findByText(text('offerTable:import.stayRows'))).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'leave' }));
    expect(await screen.findByRole('heading', { name: text('offerTable:upload.title') })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: text('offerTable:upload.stay') }));
    upload();
    expect(await screen.findByRole('heading', { name: text('offerTable:import.finished') })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'leave' }));
    expect(screen.queryByRole('heading', { name: text('offerTable:upload.title') })).toBeNull();
  });

  it('names the column that an unread one probably means', async () => {
    open(({ path }) =>
      path === '/v1/offer_import_check'
        ? { data: { columns: [{ head: 'Preis', reads: false }], rows: [] } }
        : path === '/v1/offer_import'
          ? { data: null }
          : undefined,
    );
    await choose('Titel;Preis\nZelt;5\n');
    expect(
      await screen.findByText(text('offerTable:import.near', { head: 'Preis', meant: 'Preis pro Tag' })),
    ).toBeTruthy();
  });

  it('names what is wrong with a file', async () => {
    open();
    await choose('Titel\n"Zelt');
    expect((await screen.findByRole('alert')).textContent).toBe(
      text('offerTable:import.problem.open_quote', { line: 2 }),
    );
  });

  it('says that only an import creates this many drafts', async () => {
    const counts = { total: 150, added: 150, done: 150, created: 150, changed: 0, same: 0, problems: [] };
    const head = ['Titel'];
    const import_id = '00000000-0000-4000-8000-000000000001';
    open(() => ({
      data: {
        import_id,
        head,
        ...counts,
        pictures: { wanted: 0, done: 0, added: 0 },
        begun_at: '2026-11-30T06:00:00Z',
      },
    }));
    expect(await screen.findByText(text('offerTable:import.result.manyDrafts', { max: '100' }))).toBeTruthy();
  });

  it('shows the result of the last import with the names of its columns', async () => {
    const last: ImportShape = {
      import_id: '00000000-0000-4000-8000-000000000001',
      head: ['Titel', 'Preis pro Tag'],
      total: 2,
      added: 2,
      done: 2,
      created: 1,
      changed: 0,
      same: 0,
      problems: [{ line: 3, column: 1, code: 'import_amount', text: 'Das ist kein Betrag.' }],
      pictures: { wanted: 0, done: 0, added: 0 },
      begun_at: '2026-11-30T06:00:00Z',
    };
    open(() => ({ data: last }));
    expect(await screen.findByRole('row', { name: '3 Preis pro Tag Das ist kein Betrag.' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: text('offerTable:import.finished') })).toBeNull();
    expect(screen.getByText(text('offerTable:import.result.created', { count: 1, shown: '1' }))).toBeTruthy();
    expect(screen.queryByText(text('offerTable:import.result.changed', { count: 0, shown: '0' }))).toBeNull();
    expect(await screen.findByRole('heading', { name: text('offerTable:import.template.title') })).toBeTruthy();
    const manyDrafts = text('offerTable:import.result.manyDrafts', { max: '100' });
    expect(screen.queryByText(manyDrafts)).toBeNull();
    // A refused file has no result of its own, and this one is not it.
    await choose('Titel\n"Zelt');
    await screen.findByRole('alert');
    expect(screen.queryByRole('row', { name: '3 Preis pro Tag Das ist kein Betrag.' })).toBeNull();
  });
});
