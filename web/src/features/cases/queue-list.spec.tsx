import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CaseRowShape } from '@lendring/contracts/http/cases.js';
import { DataTable } from '../../parts/table/DataTable.js';
import { render } from '../../testing/render.js';
import { testTexts, text } from '../../testing/texts.js';
import { queueList, queueQuestion, queueTarget, readFound, readQueueSearch } from './queue-list.js';
import { rowSample } from './testing/samples.js';
import { userEvent } from '../../testing/user-event.js';

const user = '6f1c9d3e-2b4a-4c8d-9e0f-1a2b3c4d5e6f';

describe('the URL parameters of the queue', () => {
  it('keep valid filters and drop invalid filters', () => {
    const all = { state: 'all', kind: 'group', reason: 7, assigned: 'me', user, page: 2 };
    expect(readQueueSearch(all)).toEqual(all);
    expect(
      readQueueSearch({ state: 'waiting', kind: 'house', reason: 11, assigned: 'you', user: 'jana', page: 0 }),
    ).toEqual({});
  });

  it('distinguish a report number from text', () => {
    expect(readFound(' 3f2a91c4 ')).toEqual({ number: '3f2a91c4' });
    expect(readFound('#3F2A91C4')).toEqual({ number: '3F2A91C4' });
    expect(readFound('Zelt für 4')).toEqual({ text: 'Zelt für 4' });
    expect(readFound('  ')).toEqual({});
    expect(queueQuestion(readQueueSearch({ state: 'all', text: 'Zelt' }))).toMatchObject({ text: 'Zelt' });
    const slipped = { state: 'all', text: 'ada@example.org' } as const;
    const { search, state } = queueTarget(slipped);
    expect([search, readQueueSearch(search, state.sought)]).toEqual([{ state: 'all' }, slipped]);
  });

  it('default to waiting cases', () => {
    expect(queueQuestion({})).toEqual({ state: 'waiting', page: 1 });
    expect(queueQuestion({ reason: 3, user, state: 'declined' })).toEqual({
      state: 'declined',
      type_id: 3,
      user_id: user,
      page: 1,
    });
  });
});

afterEach(cleanup);

const cases = ['a', 'b', 'c'].map((letter) =>
  rowSample({ case_id: `${letter.repeat(8)}-3333-4333-8333-333333333333`, title: letter.toUpperCase() }),
);
const texts = testTexts('de');
const words = {
  t: texts.getFixedT('de', 'backoffice'),
  words: texts.getFixedT('de', 'moderation'),
  locale: 'de',
} as const;
const Table = ({
  cases: shownCases,
  onSort = () => {},
}: {
  cases: readonly CaseRowShape[];
  onSort?: (sort: string) => void;
}) => (
  <DataTable
    {...queueList}
    {...queueList.table(words, {})}
    caption={queueList.title(words)}
    rows={shownCases}
    onSort={onSort}
  />
);
const focused = () => document.activeElement?.textContent;

describe('the moderation queue', () => {
  it('moves the focus by letter and arrow keys from a focused row and stops at both ends', async () => {
    render(<Table cases={cases} />);
    screen.getByRole('link', { name: text('backoffice:case.named', { kind: 'Inserat', title: 'A' }) }).focus();
    await userEvent.keyboard('j');
    expect(focused()).toBe(text('backoffice:case.named', { kind: 'Inserat', title: 'B' }));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(focused()).toBe(text('backoffice:case.named', { kind: 'Inserat', title: 'C' }));
    await userEvent.keyboard('k{ArrowUp}{ArrowUp}');
    expect(focused()).toBe(text('backoffice:case.named', { kind: 'Inserat', title: 'A' }));
    await userEvent.keyboard('{Control>}j{/Control}');
    expect(focused()).toBe(text('backoffice:case.named', { kind: 'Inserat', title: 'A' }));
  });

  it('ignores letter keys without a focused row', async () => {
    render(<Table cases={cases} />);
    await userEvent.keyboard('j');
    expect(document.activeElement).toBe(document.body);
  });

  it('shows item, reason, owner and waiting time of each case', () => {
    render(<Table cases={[rowSample({ due_at: '2020-01-01T00:00:00.000Z', overdue: true, urgency: 3 })]} />);
    const row = screen.getAllByRole('row')[1]?.textContent;
    expect(row).toMatch(
      /Inserat „Mobile Cocktailbar.*“.*Gewerblich ohne Kennzeichnung.*dringend.*überfällig.*birte_petersen/,
    );
  });

  it('names the operator for an ad without a user', () => {
    const id = '99999999-9999-4999-8999-999999999999';
    render(<Table cases={[rowSample({ subject: { kind: 'ad', id }, owner: { user_id: id, user: null } })]} />);
    expect(screen.getAllByRole('row')[1]?.textContent).toContain(text('backoffice:case.operator'));
  });

  it('marks its sort column and can be sorted by column headers', async () => {
    const asked: string[] = [];
    render(<Table cases={cases} onSort={(sort) => asked.push(sort)} />);
    expect(screen.getByRole('columnheader', { name: text('backoffice:queue.urgency') }).getAttribute('aria-sort')).toBe(
      'descending',
    );
    expect(
      screen.getByRole('columnheader', { name: text('backoffice:queue.due') }).getAttribute('aria-sort'),
    ).toBeNull();
    for (const name of [
      text('backoffice:queue.due'),
      text('backoffice:queue.urgency'),
      text('backoffice:queue.reports'),
    ])
      await userEvent.click(screen.getByRole('button', { name }));
    expect(asked).toEqual(['due', 'urgency', '-reports']);
  });
});
