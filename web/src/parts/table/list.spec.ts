import { describe, expect, it } from 'vitest';
import { columnsIn, narrowing, pressed, readTable } from './list.js';

const all = ['status', 'issued', 'gross'] as const;

describe('table state in the address', () => {
  it('shows only existing columns from the address, in table order', () => {
    expect(columnsIn({ columns: 'gross,other,status' }, all)).toEqual(['status', 'gross']);
    expect(columnsIn({ columns: 'other' }, all)).toBeNull();
    expect(columnsIn({}, all)).toBeNull();
  });

  it('ignores invalid fields', () => {
    expect(readTable({ sort: '-gross', columns: 'status,gross' }, ['gross', '-gross'])).toEqual({
      sort: '-gross',
      columns: 'status,gross',
    });
    expect(readTable({ sort: 'name', columns: 'a b' }, ['gross'])).toEqual({});
    expect(readTable({ sort: 7, columns: ['x'] }, ['gross'])).toEqual({});
  });

  it('returns to the first page when narrowed and drops unknown fields', () => {
    type Search = Readonly<{ state?: string; kind?: string; page?: number }>;
    const gone: Search[] = [];
    const read = ({ state, kind, page }: Readonly<Record<string, unknown>>): Search => ({
      ...(state === 'done' && { state }),
      ...(kind === 'praise' && { kind }),
      ...(typeof page === 'number' && { page }),
    });
    const choose = narrowing<Search>({ state: 'done', page: 3 }, read, (search) => gone.push(search));
    choose('kind')({ target: { value: 'praise' } });
    choose('kind')({ target: { value: 'other' } });
    choose('state')({ target: { value: '' } });
    expect(gone).toEqual([{ state: 'done', kind: 'praise' }, { state: 'done' }, {}]);
  });

  it('reverses the order on a second press of the same column header', () => {
    expect(pressed('gross', 'descending', '-issued')).toBe('-gross');
    expect(pressed('gross', 'descending', '-gross')).toBe('gross');
    expect(pressed('gross', 'descending', 'gross')).toBe('-gross');
    expect(pressed('name', 'ascending', '-gross')).toBe('name');
  });
});
