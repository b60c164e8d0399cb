import { afterEach, describe, expect, it } from 'vitest';
import { cleanup, screen } from '@testing-library/react';
import { render } from '../../testing/render.js';
import { Verified } from './Verified.js';

afterEach(cleanup);

describe('verification badges', () => {
  it.each([
    ['de', ['E-Mail bestätigt', 'Handynummer bestätigt']],
    ['en', ['Email confirmed', 'Phone verified']],
    ['nl', ['E-mail bevestigd', 'Telefoon bevestigd']],
  ] as const)('state each verified fact: %s', (locale, words) => {
    render(<Verified verified={{ email: true, phone: true }} />, locale);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(words);
  });
  it('omit unverified facts and render nothing if no fact is verified', () => {
    render(<Verified verified={{ email: false, phone: true }} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Handynummer bestätigt']);
    cleanup();
    const { container } = render(<Verified verified={{ email: false, phone: false }} />);
    expect(container.innerHTML).toBe('');
  });
});
