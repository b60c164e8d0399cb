import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { HandoverShape } from '@lendring/contracts/http/request.js';
import { nameOf } from '../../i18n/names.js';
import { render } from '../../testing/render.js';
import { text } from '../../testing/texts.js';
import { userEvent } from '../../testing/user-event.js';
import { type Answering, Handovers, type Recording } from './Handovers.js';

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
const show = (
  side: 'vendor' | 'creator',
  actions: readonly string[],
  handovers: readonly HandoverShape[] = [],
  isBack = false,
) => {
  const [recording, answering] = [action<Recording>(), action<Answering>()];
  const loan = { side, parts, handovers, actions, period };
  render(<Handovers {...{ loan, isBack, recording, answering }} name={nameOf('Heinz')} />);
  return { recording, answering };
};
const button = (name: string) => screen.getByRole('button', { name });

describe('the list of a handover', () => {
  it('is not sent while nothing is ticked', async () => {
    const { recording } = show('vendor', ['record_out']);
    await userEvent.click(button(text('handover:out.save')));
    expect(recording.run).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toBe(text('handover:out.none'));
  });

  it('sends what is ticked, and counts one less by its button', async () => {
    const { recording } = show('vendor', ['record_out']);
    await userEvent.click(button(text('handover:all')));
    await userEvent.click(button(text('handover:less', { name: 'Heringe' })));
    expect(document.body.textContent).toContain(text('handover:out.short', { parts: '1 × Heringe' }));
    await userEvent.type(screen.getByRole('textbox'), 'trocken');
    await userEvent.click(button(text('handover:out.save')));
    expect(recording.run).toHaveBeenCalledWith({ moment: 'out', counts: [1, 11], note: 'trocken' });
  });

  it('shows what is missing to the borrower, who confirms the record that they see', async () => {
    const back = { ...out, moment: 'back' as const, counts: [1, 11], missing: [{ name: 'Heringe', count: 1 }] };
    const { answering } = show('creator', ['answer_back'], [out, back], true);
    expect(document.body.textContent).toContain(text('handover:missing', { parts: '1 × Heringe' }));
    await userEvent.click(button(text('handover:agree')));
    expect(answering.run).toHaveBeenCalledWith({ moment: 'back', revision: 2, agrees: true, note: '' });
  });

  it('needs a text for an objection', async () => {
    const { answering } = show('creator', ['answer_out'], [out]);
    await userEvent.click(button(text('handover:disagree')));
    await userEvent.click(button(text('handover:send')));
    expect(answering.run).not.toHaveBeenCalled();
    expect(document.body.textContent).toContain(text('handover:objectionMissing'));
    await userEvent.type(screen.getByRole('textbox'), 'Nur elf');
    await userEvent.click(button(text('handover:send')));
    expect(answering.run).toHaveBeenCalledWith({ moment: 'out', revision: 2, agrees: false, note: 'Nur elf' });
  });

  it('names the parts before anything can be recorded', () => {
    show('creator', []);
    expect(document.body.textContent).toContain(text('handover:belongs', { parts: 'Zelt, 12 Heringe' }));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
