import { describe, expect, it } from 'vitest';
import { screen } from '@testing-library/react';
import { render, renderOnServer } from '../../testing/render.js';
import { offerCard } from '../../testing/samples.js';
import { text } from '../../testing/texts.js';
import { userEvent } from '../../testing/user-event.js';
import { OfferTile } from './OfferTile.js';

describe('OfferTile', () => {
  it('shows distance, rating and price', async () => {
    const html = await renderOnServer(<OfferTile offer={offerCard({ title: 'Familienzelt' })} />);
    expect(html).toContain('Familienzelt');
    expect(html).toContain('ca. 3');
    expect(html.replaceAll('\u00a0', ' ')).toContain('9 €');
  });
  it.each([
    ['de', 'je Stück'],
    ['en', 'each'],
    ['nl', 'per stuk'],
  ] as const)('says that the price is for one of several units: %s', (locale, each) => {
    const { rerender } = render(<OfferTile offer={offerCard({ quantity: 12 })} />, locale);
    expect(screen.getByText(each)).toBeTruthy();
    rerender(<OfferTile offer={offerCard({ quantity: 1 })} />);
    expect(screen.queryByText(each)).toBeNull();
  });
  it('links to the offer in the language of the page', () => {
    render(<OfferTile offer={offerCard({ offer_id: 'abcde12345' })} />, 'nl');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/nl/advertentie/abcde12345');
  });
  it('saves a favourite on a press of the heart', async () => {
    render(<OfferTile offer={offerCard({ title: 'Zelt' })} />);
    const heart = screen.getByRole('button', { name: text('common:ui.favourite', { title: 'Zelt' }) });
    await userEvent.click(heart);
    expect(heart.getAttribute('aria-pressed')).toBe('true');
    expect(localStorage.getItem('favourites')).toContain(offerCard().offer_id);
  });
});
