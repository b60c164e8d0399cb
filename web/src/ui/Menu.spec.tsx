import { describe, expect, it } from 'vitest';
import { screen } from '@testing-library/react';
import { render, renderOnServer } from '../testing/render.js';
import { userEvent } from '../testing/user-event.js';
import { Menu, menuItem } from './Menu.js';
import { topOf } from './menu-place.js';

const menu = (
  <Menu
    label="Mein Bereich"
    trigger={(props) => (
      <button type="button" {...props}>
        Öffnen
      </button>
    )}
  >
    <a href="/konto" className={menuItem}>
      Konto
    </a>
  </Menu>
);

describe('Menu', () => {
  it('connects the button and the panel already on the server', async () => {
    const html = await renderOnServer(menu);
    const id = /popovertarget="([^"]+)"/i.exec(html)?.[1];
    expect(id).toBeTruthy();
    expect(html).toContain(`id="${id}"`);
    expect(html).toContain('aria-expanded="false"');
  });
  it('reports its expanded state and closes after a choice', async () => {
    render(menu);
    const panel = () => screen.queryByRole('group', { name: 'Mein Bereich' });
    expect(panel()).toBeNull();
    await userEvent.click(screen.getByText('Öffnen'));
    expect([panel() === null, screen.getByText('Öffnen').getAttribute('aria-expanded')]).toEqual([false, 'true']);
    screen.getByText('Konto').addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(screen.getByText('Konto'));
    expect([panel(), screen.getByText('Öffnen').getAttribute('aria-expanded')]).toEqual([null, 'false']);
  });
  it('opens by keyboard on its first item, moves with arrows and restores the focus on Escape', async () => {
    render(
      <Menu
        label="Mehr"
        trigger={(props) => (
          <button type="button" {...props}>
            Öffnen
          </button>
        )}
      >
        <a href="/eins">Eins</a>
        <button type="button">Zwei</button>
        <a href="/drei">Drei</a>
      </Menu>,
    );
    const isShown = () => screen.queryByRole('group', { name: 'Mehr' }) !== null;
    const focused = () => document.activeElement?.textContent;
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect([isShown(), focused()]).toEqual([true, 'Eins']);
    for (const [key, text] of [
      ['{ArrowDown}', 'Zwei'],
      ['{End}', 'Drei'],
      ['{ArrowDown}', 'Eins'],
      ['{ArrowUp}', 'Drei'],
      ['{Home}', 'Eins'],
    ] as const) {
      await userEvent.keyboard(key);
      expect(focused()).toBe(text);
    }
    await userEvent.keyboard('{Escape}');
    expect([isShown(), focused()]).toEqual([false, 'Öffnen']);
  });
  it.each([
    ['below where there is room', { top: 100, bottom: 140 }, 300, 146],
    ['above where there is none below', { top: 700, bottom: 740 }, 300, 394],
    ['within the window where there is room nowhere', { top: 500, bottom: 540 }, 600, 8],
    ['within the window where there is more room below, but too little', { top: 200, bottom: 240 }, 700, 92],
  ])('is placed %s', (_, button, height, top) => expect(topOf(button, height, 800)).toBe(top));
});
