import { describe, expect, it } from 'vitest';
import { screen } from '@testing-library/react';
import { render, renderOnServer } from '../testing/render.js';
import { text } from '../testing/texts.js';
import { userEvent } from '../testing/user-event.js';
import { Button } from './Button.js';

describe('Button', () => {
  it('renders on the server and does not submit by itself', async () => {
    expect(await renderOnServer(<Button>Speichern</Button>)).toContain('type="button"');
  });
  it('ignores presses while busy and indicates the busy state', async () => {
    let presses = 0;
    const { rerender } = render(
      <Button
        onClick={() => {
          presses += 1;
        }}
      >
        Senden
      </Button>,
    );
    await userEvent.click(screen.getByRole('button'));
    rerender(
      <Button
        busy
        onClick={() => {
          presses += 1;
        }}
      >
        Senden
      </Button>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(presses).toBe(1);
    expect(screen.getByRole('status').getAttribute('aria-label')).toBe(text('common:ui.busy'));
  });
});
