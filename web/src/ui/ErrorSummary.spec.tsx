import { describe, expect, it } from 'vitest';
import { screen } from '@testing-library/react';
import { render, renderOnServer } from '../testing/render.js';
import { text } from '../testing/texts.js';
import { userEvent } from '../testing/user-event.js';
import { ErrorSummary } from './ErrorSummary.js';

const problems = [
  { id: 'title', text: 'Bitte einen Titel angeben' },
  { id: 'price', text: 'Bitte einen Betrag angeben' },
];

describe('ErrorSummary', () => {
  it('takes the focus and links to each field', async () => {
    render(
      <>
        <ErrorSummary problems={problems} />
        <input id="title" />
        <input id="price" />
      </>,
    );
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(screen.getByText(text('common:ui.problems', { count: 2 }))).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Bitte einen Betrag angeben' }));
    expect(document.activeElement?.id).toBe('price');
  });
  it('is not rendered without problems', async () =>
    expect(await renderOnServer(<ErrorSummary problems={[]} />)).toBe(''));
});
