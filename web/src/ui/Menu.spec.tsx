import { describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { render, renderOnServer } from '../testing/render.js';
import { Menu, menuItem } from './Menu.js';

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
  it('ties button and panel together already on the server', async () => {
    const html = await renderOnServer(menu);
    const id = /popovertarget="([^"]+)"/i.exec(html)?.[1];
    expect(id).toBeTruthy();
    expect(html).toContain(`id="${id}"`);
    expect(html).toContain('aria-expanded="false"');
  });
  it('says whether it is open and closes after a choice', async () => {
    render(menu);
    const panel = screen.getByRole('group', { name: 'Mein Bereich' });
    let hidden = 0;
    panel.hidePopover = () => {
      hidden += 1;
    };
    act(() => {
      panel.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }));
    });
    expect(screen.getByText('Öffnen').getAttribute('aria-expanded')).toBe('true');
    screen.getByText('Konto').addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(screen.getByText('Konto'));
    expect(hidden).toBe(1);
  });
});
