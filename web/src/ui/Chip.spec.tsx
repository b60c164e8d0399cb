import { describe, expect, it } from 'vitest';
import { screen } from '@testing-library/react';
import { render } from '../testing/render.js';
import { text } from '../testing/texts.js';
import { userEvent } from '../testing/user-event.js';
import { Chip, ChipLink } from './Chip.js';
import { RemovableChip } from './RemovableChip.js';

describe('Chips', () => {
  it('show their pressed state, link to a page or can be removed', async () => {
    let removed = 0;
    render(
      <>
        <Chip on>Kostenlos</Chip>
        <ChipLink to="/search/$term" params={{ term: 'Zelt & Co' }}>
          Zelt
        </ChipLink>
        <RemovableChip
          name="Camping"
          onRemove={() => {
            removed += 1;
          }}
        >
          Camping
        </RemovableChip>
      </>,
    );
    expect(screen.getByText('Kostenlos').getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/suche/Zelt%20%26%20Co');
    await userEvent.click(screen.getByRole('button', { name: text('common:ui.remove', { name: 'Camping' }) }));
    expect(removed).toBe(1);
  });
});
