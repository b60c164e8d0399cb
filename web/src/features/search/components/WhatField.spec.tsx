import { afterEach, describe, expect, it } from 'vitest';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { CategoryShape } from '@lendring/contracts/http/reference.js';
import { render } from '../../../testing/render.js';
import { text } from '../../../testing/texts.js';
import { userEvent } from '../../../testing/user-event.js';
import { allCategories, category } from '../examples.js';
import { WhatField } from './WhatField.js';

afterEach(cleanup);

const open = (chosen: CategoryShape | null = null, words: readonly string[] = []) => {
  const done: string[] = [];
  function Field() {
    const [term, setTerm] = useState('');
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          done.push(`text ${term}`);
        }}
      >
        <WhatField
          term={term}
          onTerm={setTerm}
          category={chosen}
          categories={allCategories}
          words={words}
          onSearch={(shown) => done.push(`text ${shown}`)}
          onCategory={({ title }) => done.push(`category ${title}`)}
          onRemoveCategory={() => done.push('removed')}
        />
      </form>
    );
  }
  render(
    <>
      <Field />
      <button type="button">anderswo</button>
    </>,
  );
  return { done, field: screen.getByRole('combobox', { name: text('common:search.what') }) };
};
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('WhatField (spec §2, search bar)', () => {
  it('suggests the typed text first, then categories, from the third character on', async () => {
    const { field } = open();
    await userEvent.type(field, 'ze');
    await act(
      () =>
        new Promise((resolve) => {
          setTimeout(resolve, 450);
        }),
    );
    expect(options()).toEqual([]);
    await userEvent.type(field, 'lt');
    await waitFor(() =>
      expect(options()).toEqual([
        text('common:search.fullText', { term: 'zelt' }),
        'Zelte Kategorie',
        'Camping Hobby & Freizeit',
      ]),
    );
  });
  it('suggests words from offers between text and categories and searches for the chosen word', async () => {
    const { field, done } = open(null, ['Zeltplane', 'zelt']);
    await userEvent.type(field, 'zelt');
    await waitFor(() =>
      expect(options()).toEqual([
        text('common:search.fullText', { term: 'zelt' }),
        'Zeltplane',
        'Zelte Kategorie',
        'Camping Hobby & Freizeit',
      ]),
    );
    await userEvent.click(screen.getByRole('option', { name: 'Zeltplane' }));
    expect(done).toEqual(['text Zeltplane']);
  });
  it('searches on Enter and on the first suggestion', async () => {
    const { field, done } = open();
    await userEvent.type(field, 'zelt{Enter}');
    expect(done).toEqual(['text zelt']);
    await waitFor(() => expect(options()).toEqual([]));
    await userEvent.type(field, 'e');
    await waitFor(() => expect(options()).not.toEqual([]));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(done).toEqual(['text zelt', 'text zelte']);
  });
  it('moves with the arrow keys to a category', async () => {
    const { field, done } = open();
    await userEvent.type(field, 'zelt');
    await waitFor(() => expect(options()).toHaveLength(3));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getAllByRole('option')[1]!.getAttribute('aria-selected')).toBe('true');
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{Enter}');
    expect(done).toEqual(['category Camping']);
  });
  it('hides on a click outside', async () => {
    const { field } = open();
    await userEvent.type(field, 'zelt');
    await waitFor(() => expect(options()).toHaveLength(3));
    await userEvent.click(screen.getByText('anderswo'));
    expect(options()).toEqual([]);
  });
  it('shows the current category as a label that can be removed', async () => {
    const { done } = open(category);
    await userEvent.click(screen.getByRole('button', { name: text('common:ui.remove', { name: 'Camping' }) }));
    expect(done).toEqual(['removed']);
  });
});
