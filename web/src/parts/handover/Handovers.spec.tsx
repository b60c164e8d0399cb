import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PieceShape } from '@lendring/contracts/http/pieces.js';
import type { HandoverShape } from '@lendring/contracts/http/request.js';
import type { DepositStatus } from '@lendring/contracts/rules/deposit-status.js';
import { nameOf } from '../../i18n/names.js';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { createApi } from '../../lib/api-client/api.js';
import { createFakeApi } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { ownOffer } from '../../testing/demo-offers.js';
import { text, textLike } from '../../testing/texts.js';
import { userEvent } from '../../testing/user-event.js';
import { Handovers } from './Handovers.js';
import type { Answering, Recording } from './recording.js';

afterEach(cleanup);

const action = <Input,>() => ({
  run: vi.fn<(input: Input) => Promise<boolean>>(() => Promise.resolve(true)),
  busy: false,
  waiting: false,
  input: undefined,
  problem: null,
  forget: () => {},
});
const parts = [
  { name: 'Zelt', count: 1 },
  { name: 'Heringe', count: 12 },
];
const out: HandoverShape = {
  moment: 'out',
  counts: [1, 12],
  missing: [],
  revision: 2,
  note: null,
  at: '2025-05-09T10:00:00.000Z',
  answer: null,
};
const period = { end: '2025-05-12T22:00:00.000Z', zone: 'UTC' };
const cash: DepositStatus = { sum: 5000, kind: 'cash', state: 'open', kept: 0, reason: null };
const idDocument: DepositStatus = { ...cash, sum: 0, kind: 'document' };
const loanId = '00000000-0000-4000-8000-000000000071';
const piece = (id: number, change: Partial<PieceShape> = {}): PieceShape => ({
  piece_id: id,
  number: `BK-${id}`,
  condition: 'good',
  note: null,
  loan: null,
  ...change,
});
type Shown = Readonly<{
  isBack?: boolean;
  kit?: typeof parts;
  pieces?: readonly PieceShape[];
  refuses?: boolean;
  units?: number;
  deposit?: DepositStatus;
  finished?: boolean;
  preselected?: number;
  /** Loans of pieces that came back. */
  past?: readonly object[];
  /** Units of the offer without a number. */
  unnumbered?: number;
  /** Numbers that the borrower reads. */
  lent?: readonly string[];
}>;
const show = (
  side: 'vendor' | 'creator',
  actions: readonly string[],
  handovers: readonly HandoverShape[] = [],
  {
    isBack = false,
    kit = parts,
    pieces = [],
    refuses = false,
    units = 2,
    deposit,
    preselected,
    finished,
    unnumbered = 0,
    past = [],
    lent,
  }: Shown = {},
) => {
  const [recording, answering] = [action<Recording>(), action<Answering>()];
  const loan = {
    side,
    parts: kit,
    handovers,
    actions,
    period,
    offer_id: 'a000000001',
    quantity: units,
    finished_at: finished ? '2025-05-12T10:00:00.000Z' : null,
    deposit_status: deposit ?? null,
    ...(lent && { pieces: lent }),
  };
  const numbered = pieces.filter(({ condition }) => condition !== 'retired').length;
  const shape = { offer_id: 'a000000001', title: 'Bierbank', quantity: numbered + unnumbered, pieces };
  const { fetch, calls } = createFakeApi(({ method, path }) => {
    if (path.startsWith('/v1/offer_piece_loans/')) return { data: past };
    if (path.startsWith('/v1/offer_calendar/')) return { data: [] };
    if (path.startsWith('/v1/offer/')) return { data: ownOffer({ offer_id: 'a000000001', zone: 'UTC', quantity: 8 }) };
    if (method === 'PATCH' && refuses)
      return { status: 409, data: { msgcode: 'piece_out', msgtext: 'Schon draußen.' } };
    return { data: shape };
  });
  render(
    <ApiContext value={createApi({ fetch, locale: 'de' })}>
      <Handovers
        {...{ loan, loanId, isBack, recording, answering }}
        {...(preselected && { piece: preselected })}
        counter
        name={nameOf('Heinz')}
      />
    </ApiContext>,
  );
  return {
    recording,
    answering,
    calls,
    moves: () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body),
  };
};
const button = (name: string) => screen.getByRole('button', { name });

describe('the list of a handover', () => {
  it('is not sent while nothing is ticked', async () => {
    const { recording } = show('vendor', ['record_out']);
    await userEvent.click(button(text('handover:tick')));
    expect(recording.run).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toBe(text('handover:out.none'));
  });

  it('names the record that it corrects', async () => {
    const { recording } = show('vendor', ['record_out'], [out]);
    await userEvent.click(button(text('handover:correct')));
    await userEvent.click(button(text('handover:out.save')));
    expect(recording.run).toHaveBeenCalledWith({ moment: 'out', counts: [1, 12], note: '', revision: 2 });
  });

  it('sends what is ticked, and counts one less by its button', async () => {
    const { recording } = show('vendor', ['record_out']);
    await userEvent.click(button(text('handover:all')));
    await userEvent.click(button(text('handover:less', { name: 'Heringe' })));
    expect(window.document.body.textContent).toContain(text('handover:out.short', { parts: '1 × Heringe' }));
    await userEvent.type(screen.getByRole('textbox'), 'trocken');
    await userEvent.click(button(text('handover:tick')));
    expect(recording.run).toHaveBeenCalledWith({ moment: 'out', counts: [1, 11], note: 'trocken' });
  });

  it.each([
    ['before the handover is recorded', []],
    ['with a record without parts', [{ ...out, counts: [] }]],
    ['after a return without a record of the handover', [{ ...out, moment: 'back' as const, counts: [] }]],
  ])('names the pieces to the borrower %s', (_, handovers) => {
    const { calls } = show('creator', [], handovers, { kit: [], lent: ['BK-9', 'BK-10'] });
    expect(screen.getAllByText(text('handover:pieces', { count: 2, numbers: 'BK-9, BK-10' }))).toHaveLength(1);
    expect(calls).toEqual([]);
  });

  it('shows what is missing to the borrower, who confirms the record that they see', async () => {
    const back = { ...out, moment: 'back' as const, counts: [1, 11], missing: [{ name: 'Heringe', count: 1 }] };
    const { answering } = show('creator', ['answer_back'], [out, back], { isBack: true });
    expect(window.document.body.textContent).toContain(text('handover:missing', { parts: '1\u00A0×\u00A0Heringe' }));
    await userEvent.click(button(text('handover:agree')));
    expect(answering.run).toHaveBeenCalledWith({ moment: 'back', revision: 2, agrees: true, note: '' });
  });

  it('states to the borrower what the offer promised and the handover lacks', () => {
    show('creator', ['answer_out'], [{ ...out, counts: [1, 9] }]);
    expect(window.document.body.textContent).toContain(text('handover:out.short', { parts: '3\u00A0×\u00A0Heringe' }));
  });

  it('shows an objection to an earlier record beside the present one', () => {
    const objection = { note: 'Es waren zwölf', at: out.at };
    show('vendor', [], [{ ...out, objection }]);
    expect(window.document.body.textContent).toContain('hat gegen einen früheren Eintrag eingewendet:Es waren zwölf');
    expect(screen.getByText(text('handover:noAnswer'))).toBeTruthy();
  });

  it('is taken back while nothing is returned, so that the loan can be cancelled', async () => {
    const { recording } = show('vendor', ['record_out'], [out]);
    await userEvent.click(button(text('handover:undo')));
    expect(recording.run).toHaveBeenCalledWith({ moment: 'out', counts: [1, 12], note: '', undone: true, revision: 2 });
    cleanup();
    show('vendor', ['record_out', 'record_back'], [out, { ...out, moment: 'back' }], { isBack: true });
    expect(screen.queryByRole('button', { name: text('handover:undo') })).toBeNull();
  });

  it('needs a text for an objection', async () => {
    const { answering } = show('creator', ['answer_out'], [out]);
    await userEvent.click(button(text('handover:disagree')));
    await userEvent.click(button(text('handover:send')));
    expect(answering.run).not.toHaveBeenCalled();
    expect(window.document.body.textContent).toContain(text('handover:objectionMissing'));
    await userEvent.type(screen.getByRole('textbox'), 'Nur elf');
    await userEvent.click(button(text('handover:send')));
    expect(answering.run).toHaveBeenCalledWith({ moment: 'out', revision: 2, agrees: false, note: 'Nur elf' });
  });

  it('names the parts before anything can be recorded', () => {
    show('creator', []);
    expect(document.body.textContent).toContain(text('handover:belongs', { parts: 'Zelt, 12 × Heringe' }));
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a handover without parts', () => {
  const ticked = { ...out, counts: [], revision: 1 };

  it('is recorded by one click, and taken back by another', async () => {
    const { recording } = show('vendor', ['record_out'], [], { kit: [] });
    await userEvent.click(await screen.findByRole('button', { name: text('handover:tick') }));
    expect(recording.run).toHaveBeenCalledWith({ moment: 'out', counts: [], note: '' });
    cleanup();
    const again = show('vendor', ['record_out'], [ticked], { kit: [] });
    await userEvent.click(await screen.findByRole('button', { name: text('handover:undo') }));
    expect(again.recording.run).toHaveBeenCalledWith({ moment: 'out', counts: [], note: '', undone: true });
  });

  it('records that the deposit was received, or that the document was seen', async () => {
    const { recording } = show('vendor', ['record_out'], [], { kit: [], deposit: cash });
    await userEvent.click(screen.getByRole('checkbox', { name: /50,00/ }));
    await userEvent.click(await screen.findByRole('button', { name: text('handover:tick') }));
    expect(recording.run).toHaveBeenCalledWith({ moment: 'out', counts: [], note: '', secured: true });
    cleanup();
    show('creator', [], [{ ...ticked, secured: true }], { kit: [], deposit: { ...idDocument, state: 'shown' } });
    expect(screen.getByText(text('handover:deposit.recorded.document'))).toBeTruthy();
  });

  it('asks once before a handover without the document, whose lack is then named', async () => {
    const { recording } = show('vendor', ['record_out'], [], { kit: [], deposit: idDocument });
    await userEvent.click(await screen.findByRole('button', { name: text('handover:tick') }));
    expect(recording.run).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toContain(text('handover:deposit.lacks.document'));
    await userEvent.click(button(text('handover:anyway.do')));
    expect(recording.run).toHaveBeenCalledWith({ moment: 'out', counts: [], note: '' });
    cleanup();
    show('vendor', [], [ticked], { kit: [], deposit: idDocument });
    expect(screen.getByText(text('handover:deposit.unrecorded.document'))).toBeTruthy();
  });

  it('is disputed by the borrower of a loan without parts, who reads why a part is kept', async () => {
    const back = { ...ticked, moment: 'back' as const, secured: true as const, kept: 3_000, reason: 'Kratzer' };
    const deposit = { ...cash, state: 'kept', kept: 3_000, reason: 'Kratzer' } as const;
    const { answering } = show('creator', ['answer_back'], [ticked, back], { kit: [], deposit, finished: true });
    expect(window.document.body.textContent).toContain('Kratzer');
    await userEvent.click(button(text('handover:disagree')));
    await userEvent.type(screen.getByRole('textbox'), 'War schon da.');
    await userEvent.click(button(text('handover:send')));
    expect(answering.run).toHaveBeenCalledWith({ moment: 'back', revision: 1, agrees: false, note: 'War schon da.' });
    cleanup();
    show('vendor', [], [ticked, back], { kit: [], deposit, finished: true });
    expect(screen.getByText(text('handover:noAnswer'))).toBeTruthy();
  });

  it('is received for the lender, and handed over for the borrower', () => {
    const held = { ...cash, state: 'held' } as const;
    show('vendor', [], [{ ...ticked, secured: true }], { kit: [], deposit: held });
    expect(window.document.body.textContent).toContain('Kaution erhalten');
    cleanup();
    show('creator', [], [{ ...ticked, secured: true }], { kit: [], deposit: held });
    expect(window.document.body.textContent).toContain('Kaution übergeben');
  });

  it('records which of deposit and document was given where the borrower chooses', async () => {
    const { recording } = show('vendor', ['record_out'], [], { kit: [], deposit: { ...cash, kind: 'either' } });
    await userEvent.click(screen.getByRole('checkbox', { name: text('handover:deposit.check.document') }));
    await userEvent.click(await screen.findByRole('button', { name: text('handover:tick') }));
    expect(recording.run).toHaveBeenCalledWith({
      moment: 'out',
      counts: [],
      note: '',
      secured: true,
      given: 'document',
    });
  });

  it('settles a deposit that is held after the loan, with the kept amount and its reason', async () => {
    const { recording } = show('vendor', ['record_back'], [{ ...ticked, secured: true }], {
      kit: [],
      isBack: true,
      finished: true,
      deposit: { ...cash, state: 'held' },
    });
    await userEvent.click(await screen.findByRole('button', { name: text('handover:back.save') }));
    expect(window.document.body.textContent).toContain(text('handover:deposit.back.missing'));
    await userEvent.click(screen.getByRole('radio', { name: text('handover:deposit.back.kept') }));
    await userEvent.type(screen.getByLabelText(text('handover:deposit.back.amount')), '60');
    await userEvent.click(button(text('handover:back.save')));
    expect(recording.run).not.toHaveBeenCalled();
    await userEvent.clear(screen.getByLabelText(text('handover:deposit.back.amount')));
    await userEvent.type(screen.getByLabelText(text('handover:deposit.back.amount')), '30');
    await userEvent.type(screen.getByLabelText(text('handover:deposit.back.reason')), 'Heringe fehlen');
    await userEvent.click(button(text('handover:back.save')));
    expect(recording.run).toHaveBeenCalledWith({
      moment: 'back',
      counts: [],
      note: '',
      secured: true,
      kept: 3000,
      reason: 'Heringe fehlen',
    });
  });

  it('is shown to the borrower, who need not confirm it', () => {
    show('creator', [], [ticked], { kit: [] });
    expect(screen.getByText(text('handover:out.ticked'))).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is no section before it can be recorded', () => {
    show('vendor', [], [], { kit: [] });
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

describe('a handover with pieces', () => {
  const isOut = (id: string) => ({
    loan_id: id,
    counter: true,
    piece_ids: [],
    out_at: '2026-05-01T10:00:00.000Z',
    back_at: null,
  });
  const other = isOut('00000000-0000-4000-8000-000000000072');

  it('names those that are whole and at home, up to the units of the loan, in the same save as the parts', async () => {
    const { recording, moves } = show('vendor', ['record_out'], [], {
      pieces: [piece(1), piece(2, { condition: 'defect' }), piece(3, { loan: other }), piece(4), piece(5)],
    });
    await screen.findByRole('checkbox', { name: 'BK-1' });
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^BK-/ });
    expect(boxes).toHaveLength(3);
    for (const box of boxes.slice(0, 2)) await userEvent.click(box);
    expect(boxes[2]?.disabled).toBe(true);
    await userEvent.click(button(text('handover:all')));
    await userEvent.click(button(text('handover:tick')));
    await waitFor(() => expect(recording.run).toHaveBeenCalledWith({ moment: 'out', counts: [1, 12], note: '' }));
    expect(moves()).toEqual([{ loan_id: loanId, counter: true, piece_ids: [1, 4] }]);
  });

  it('counts up to the pieces that are free, and says how many have a number', async () => {
    show('vendor', ['record_out'], [], {
      kit: [],
      units: 3,
      pieces: [piece(1), piece(2), piece(3, { condition: 'defect' }), piece(4, { condition: 'retired' })],
    });
    expect(await screen.findByText(text('pieces:loan.few', { all: '3', count: 2 }))).toBeTruthy();
    expect(screen.getByText(text('pieces:loan.chosen', { count: 0, max: 2 }))).toBeTruthy();
  });

  it('asks for no more pieces than are free', async () => {
    const pieces = [piece(1), piece(2), piece(3, { loan: other })];
    const { moves } = show('vendor', ['record_out'], [], { kit: [], units: 3, pieces, preselected: 1 });
    await screen.findByRole('checkbox', { name: 'BK-1' });
    await userEvent.click(button(text('handover:tick')));
    expect(screen.getByRole('alert').textContent).toContain(text('handover:lacksSome', { chosen: 1, count: 2 }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'BK-2' }));
    await userEvent.click(button(text('handover:tick')));
    await waitFor(() => expect(moves()).toMatchObject([{ piece_ids: [1, 2] }]));
  });

  it('asks for pieces only as far as the units without a number do not suffice', async () => {
    const pieces = [piece(1), piece(2), piece(3)];
    const enough = show('vendor', ['record_out'], [], { kit: [], units: 10, pieces, unnumbered: 10 });
    await screen.findByRole('checkbox', { name: 'BK-1' });
    await userEvent.click(button(text('handover:tick')));
    await waitFor(() => expect(enough.recording.run).toHaveBeenCalledOnce());
    cleanup();
    show('vendor', ['record_out'], [], { kit: [], units: 10, pieces, unnumbered: 8 });
    await screen.findByRole('checkbox', { name: 'BK-1' });
    await userEvent.click(screen.getByRole('checkbox', { name: 'BK-1' }));
    await userEvent.click(button(text('handover:tick')));
    expect(screen.getByRole('alert').textContent).toContain(text('handover:lacksSome', { chosen: 1, count: 2 }));
  });

  it('starts with the piece from whose page the loan was entered, while it is free', async () => {
    const pieces = [piece(1), piece(2), piece(3, { loan: other })];
    const { moves } = show('vendor', ['record_out'], [], { kit: [], pieces, preselected: 2 });
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'BK-2' })).checked).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: text('handover:tick') }));
    await userEvent.click(button(text('handover:anyway.do')));
    await waitFor(() => expect(moves()).toMatchObject([{ piece_ids: [2] }]));
    cleanup();
    for (const preselected of [3, 99]) {
      show('vendor', ['record_out'], [], { kit: [], pieces, preselected });
      await screen.findByRole('checkbox', { name: 'BK-1' });
      expect(screen.getByText(text('pieces:loan.chosen', { count: 0, max: 2 }))).toBeTruthy();
      cleanup();
    }
  });

  it('records nothing while its pieces are refused', async () => {
    const { recording, moves } = show('vendor', ['record_out'], [], { kit: [], pieces: [piece(1)], refuses: true });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'BK-1' }));
    await userEvent.click(button(text('handover:tick')));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(moves()).toHaveLength(1);
    expect(recording.run).not.toHaveBeenCalled();
  });

  it('takes them back with a changed condition', async () => {
    const here = isOut(loanId);
    const { recording, moves } = show('vendor', ['record_out', 'record_back'], [{ ...out, counts: [] }], {
      kit: [],
      isBack: true,
      pieces: [piece(1, { loan: here }), piece(2, { loan: here })],
    });
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'BK-2' }), 'defect');
    await userEvent.click(button(text('handover:back.save')));
    await waitFor(() => expect(recording.run).toHaveBeenCalledWith({ moment: 'back', counts: [], note: '' }));
    expect(moves()).toEqual([{ loan_id: loanId, conditions: [{ piece_id: 2, condition: 'defect' }] }]);
  });

  it('takes what comes back defective out of the calendar, once the return is recorded', async () => {
    const here = isOut(loanId);
    const { recording, calls } = show('vendor', ['record_out', 'record_back'], [{ ...out, counts: [] }], {
      kit: [],
      isBack: true,
      pieces: [piece(1, { loan: here }), piece(2, { loan: here })],
    });
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'BK-2' }), 'defect');
    const take = await screen.findByRole('checkbox', { name: textLike('pieces:calendar.take') });
    expect((take as HTMLInputElement).checked).toBe(true);
    const blocks = () => calls.filter(({ path }) => path === '/v1/offer_unavailability').map(({ body }) => body);
    recording.run.mockImplementation(() => {
      expect(blocks()).toEqual([]);
      return Promise.resolve(true);
    });
    await userEvent.click(button(text('handover:back.save')));
    await waitFor(() => expect(blocks()).toMatchObject([{ units: 1, requesttype_id: 4, note: 'BK-2' }]));
  });

  it('blocks nothing where that is not wanted, or the return is refused', async () => {
    const here = isOut(loanId);
    const pieces = [piece(1, { loan: here })];
    const returning = { kit: [], isBack: true, pieces };
    const first = show('vendor', ['record_out', 'record_back'], [{ ...out, counts: [] }], returning);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'BK-1' }), 'defect');
    await userEvent.click(await screen.findByRole('checkbox', { name: textLike('pieces:calendar.take') }));
    await userEvent.click(button(text('handover:back.save')));
    await waitFor(() => expect(first.recording.run).toHaveBeenCalled());
    cleanup();
    const second = show('vendor', ['record_out', 'record_back'], [{ ...out, counts: [] }], returning);
    second.recording.run.mockImplementation(() => Promise.resolve(false));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'BK-1' }), 'defect');
    await screen.findByRole('checkbox', { name: textLike('pieces:calendar.take') });
    await userEvent.click(button(text('handover:back.save')));
    await waitFor(() => expect(second.recording.run).toHaveBeenCalled());
    for (const { calls } of [first, second])
      expect(calls.map(({ path }) => path)).not.toContain('/v1/offer_unavailability');
  });

  it('offers the conditions again where a return is corrected, without pieces that are out by now', async () => {
    const at = '2025-05-12T10:00:00.000Z';
    const { moves } = show('vendor', ['record_back'], [{ ...out, moment: 'back', counts: [] }], {
      kit: [],
      isBack: true,
      finished: true,
      pieces: [piece(1), piece(2, { loan: other })],
      past: [{ loan_id: loanId, counter: true, piece_ids: [1, 2], out_at: at, back_at: at }],
    });
    await userEvent.click(await screen.findByRole('button', { name: text('handover:correct') }));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'BK-1' }), 'defect');
    expect(screen.queryByRole('combobox', { name: 'BK-2' })).toBeNull();
    await userEvent.click(button(text('handover:back.save')));
    await waitFor(() =>
      expect(moves()).toEqual([{ loan_id: loanId, conditions: [{ piece_id: 1, condition: 'defect' }] }]),
    );
  });

  it('cannot be recorded earlier than a day before the loan, like parts', async () => {
    show('vendor', [], [], { kit: [], pieces: [piece(1)] });
    expect(await screen.findByText(text('handover:later'))).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
