import { describe, expect, it } from 'vitest';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { render, renderOnServer } from '../testing/render.js';
import { text } from '../testing/texts.js';
import { userEvent } from '../testing/user-event.js';
import { Combobox } from './Combobox.js';

const done: string[] = [];
function Example({ empty = false, first = '' }: Readonly<{ empty?: boolean; first?: string }>) {
  const [words, setText] = useState(first);
  const suggestions = empty
    ? []
    : [
        { id: 'text', label: `„${words}“ suchen` },
        { id: 'c405', label: 'Camping', detail: text('common:search.category') },
      ];
  return (
    <>
      <Combobox
        label="Was"
        value={words}
        onChange={setText}
        suggestions={suggestions}
        onChoose={({ id }) => done.push(id)}
        onSubmit={() => done.push('submit')}
        {...(empty ? { empty: 'Kein Ort gefunden' } : {})}
      />
      <p>daneben</p>
    </>
  );
}

describe('Combobox', () => {
  it('suggests options from the third character on', async () => {
    render(<Example />);
    const field = screen.getByRole('combobox', { name: 'Was' });
    await userEvent.type(field, 'ze');
    expect(field.getAttribute('aria-expanded')).toBe('false');
    await userEvent.type(field, 'l');
    expect(field.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getAllByRole('option')).toHaveLength(2);
    expect(screen.getByText(text('common:ui.suggestions', { count: 2 }))).toBeTruthy();
  });
  it('moves with arrow keys, chooses with Enter and hides with Escape', async () => {
    done.length = 0;
    render(<Example />);
    const field = screen.getByRole('combobox');
    await userEvent.type(field, 'zelt{ArrowDown}{ArrowDown}');
    expect(document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent).toContain(
      'Camping',
    );
    await userEvent.keyboard('{Enter}');
    expect(done).toEqual(['c405']);
    await userEvent.type(field, 'e{Escape}');
    expect(field.getAttribute('aria-expanded')).toBe('false');
    await userEvent.keyboard('{Enter}');
    expect(done).toEqual(['c405', 'submit']);
  });
  it('closes on a press outside and states when there are no suggestions', async () => {
    render(<Example empty />);
    const field = screen.getByRole('combobox');
    await userEvent.type(field, 'xyz');
    expect(screen.getByText('Kein Ort gefunden')).toBeTruthy();
    await userEvent.click(screen.getByText('daneben'));
    expect(field.getAttribute('aria-expanded')).toBe('false');
  });
  it('stays open until an outside press ends, so that the layout does not shift under the pointer', async () => {
    render(
      <>
        <Example />
        <button type="button">weiter</button>
      </>,
    );
    const field = screen.getByRole('combobox');
    await userEvent.type(field, 'zelt');
    const next = screen.getByRole('button', { name: 'weiter' });
    const mouse = userEvent.setup();
    await mouse.pointer({ keys: '[MouseLeft>]', target: next });
    expect(field.getAttribute('aria-expanded')).toBe('true');
    await mouse.pointer({ keys: '[/MouseLeft]', target: next });
    expect(field.getAttribute('aria-expanded')).toBe('false');
  });
  it('selects its value on focus, so that typing replaces it', async () => {
    render(<Example first="Zelt" />);
    const field = screen.getByRole<HTMLInputElement>('combobox');
    await userEvent.tab();
    expect(document.activeElement).toBe(field);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 4]);
    await userEvent.keyboard('Boot');
    expect(field.value).toBe('Boot');
  });
  it('does not select text typed before hydration when React repeats the focus', () => {
    render(<Example first="Laufr" />);
    const field = screen.getByRole<HTMLInputElement>('combobox');
    field.focus();
    field.setSelectionRange(5, 5);
    fireEvent.focusIn(field);
    expect([field.selectionStart, field.selectionEnd]).toEqual([5, 5]);
  });
  it('renders closed on the server', async () =>
    expect(await renderOnServer(<Example />)).toContain('aria-expanded="false"'));
});
