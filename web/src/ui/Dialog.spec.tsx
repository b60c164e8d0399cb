import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { render, renderOnServer } from '../testing/render.js';
import { ConfirmDialog } from './ConfirmDialog.js';
import { Dialog } from './Dialog.js';

beforeAll(() => {
  // The test's browser has the element but not its methods.
  HTMLDialogElement.prototype.showModal = function showModal() { this.open = true; };
  HTMLDialogElement.prototype.close = function close() { this.open = false; this.dispatchEvent(new Event('close')); };
});

describe('Dialog', () => {
  it('is closed on the server, without its contents', async () => {
    const html = await renderOnServer(<Dialog open={false} onClose={() => {}} title="Menü">geheim</Dialog>);
    expect(html).not.toContain('geheim');
    expect(html).not.toMatch(/<dialog[^>]* open[ =>]/);
  });
  it('has its title as name and closes with its button and on Escape', async () => {
    let closed = 0;
    render(<Dialog open onClose={() => { closed += 1; }} title="Menü">Inhalt</Dialog>);
    const dialog = screen.getByRole('dialog', { name: 'Menü' });
    await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    const escape = new Event('cancel', { cancelable: true });
    dialog.dispatchEvent(escape);
    expect([closed, escape.defaultPrevented]).toEqual([2, true]);
  });
});

describe('ConfirmDialog', () => {
  it('offers the way out first and acts only when told', async () => {
    const done: string[] = [];
    render(<ConfirmDialog open title="Inserat löschen?" action="Inserat löschen" onClose={() => done.push('close')} onConfirm={() => done.push('confirm')} />);
    const buttons = screen.getAllByRole('button').map((button) => button.textContent);
    expect(buttons.indexOf('Abbrechen')).toBeLessThan(buttons.indexOf('Inserat löschen'));
    await userEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
    await userEvent.click(screen.getByRole('button', { name: 'Inserat löschen' }));
    expect(done).toEqual(['close', 'confirm']);
  });
});
