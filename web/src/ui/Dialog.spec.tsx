import { describe, expect, it } from 'vitest';
import { fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { render, renderOnServer } from '../testing/render.js';
import { text } from '../testing/texts.js';
import { userEvent } from '../testing/user-event.js';
import { ConfirmDialog } from './ConfirmDialog.js';
import { Dialog } from './Dialog.js';

const opened = (dialog: ReactElement) => {
  const before = performance.now();
  render(dialog);
  const after = performance.now();
  const press =
    (at: number) =>
    (on: Element, type: 'mousedown' | 'click', detail = 1): void => {
      const event = new MouseEvent(type, { bubbles: true, cancelable: true, detail });
      Object.defineProperty(event, 'timeStamp', { value: at });
      fireEvent(on, event);
    };
  return { atMost: (ms: number) => press(before + ms), atLeast: (ms: number) => press(after + ms) };
};

describe('Dialog', () => {
  it('is closed and empty on the server', async () => {
    const html = await renderOnServer(
      <Dialog open={false} onClose={() => {}} title="Menü">
        geheim
      </Dialog>,
    );
    expect(html).not.toContain('geheim');
    expect(html).not.toMatch(/<dialog[^>]* open[ =>]/);
  });
  it('is named by its title and closes with its button or Escape', async () => {
    let closed = 0;
    render(
      <Dialog
        open
        onClose={() => {
          closed += 1;
        }}
        title="Menü"
      >
        Inhalt
      </Dialog>,
    );
    const dialog = screen.getByRole('dialog', { name: 'Menü' });
    await userEvent.click(screen.getByRole('button', { name: text('common:ui.close') }));
    const escape = new Event('cancel', { cancelable: true });
    dialog.dispatchEvent(escape);
    expect([closed, escape.defaultPrevented]).toEqual([2, true]);
  });
  it('focuses its heading, or its first field if configured', () => {
    const { unmount } = render(
      <Dialog open onClose={() => {}} title="Absagen?">
        <input aria-label="Grund" />
      </Dialog>,
    );
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Absagen?' }));
    unmount();
    render(
      <Dialog open focus="field" onClose={() => {}} title="Absagen?">
        <input aria-label="Grund" />
      </Dialog>,
    );
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Grund' }));
  });
  it('closes on a press outside but not on the second press of a double click', () => {
    let closed = 0;
    const { atMost, atLeast } = opened(
      <Dialog
        open
        onClose={() => {
          closed += 1;
        }}
        title="Zusagen?"
      >
        Inhalt
      </Dialog>,
    );
    atMost(150)(screen.getByRole('dialog'), 'mousedown');
    expect(closed).toBe(0);
    atLeast(500)(screen.getByRole('dialog'), 'mousedown');
    expect(closed).toBe(1);
  });
  it('ignores the second press of the double click that opened it', () => {
    const pressed: number[] = [];
    const { atMost, atLeast } = opened(
      <Dialog
        open
        onClose={() => {}}
        title="Zusagen?"
        footer={
          <button type="button" onClick={({ detail }) => pressed.push(detail)}>
            Ja
          </button>
        }
      >
        Inhalt
      </Dialog>,
    );
    const yes = screen.getByRole('button', { name: 'Ja' });
    atMost(150)(yes, 'click', 2);
    atMost(300)(yes, 'click', 1);
    atLeast(900)(yes, 'click', 2);
    expect(pressed).toEqual([1, 2]);
  });
});

describe('ConfirmDialog', () => {
  it('places the cancel button first and acts only on confirmation', async () => {
    const done: string[] = [];
    render(
      <ConfirmDialog
        open
        title="Inserat löschen?"
        action="Inserat löschen"
        onClose={() => done.push('close')}
        onConfirm={() => done.push('confirm')}
      />,
    );
    const buttons = screen.getAllByRole('button').map((button) => button.textContent);
    expect(buttons.indexOf(text('common:ui.cancel'))).toBeLessThan(buttons.indexOf('Inserat löschen'));
    await userEvent.click(screen.getByRole('button', { name: text('common:ui.cancel') }));
    await userEvent.click(screen.getByRole('button', { name: 'Inserat löschen' }));
    expect(done).toEqual(['close', 'confirm']);
  });
});
