import { afterEach, describe, expect, it } from 'vitest';
import { cleanup, screen } from '@testing-library/react';
import { noAskRulesShape } from '../../../parts/offers/ask-rules.js';
import { render } from '../../../testing/render.js';
import { text } from '../../../testing/texts.js';
import { AskRules } from './AskRules.js';
import { CannotAsk } from './CannotAsk.js';

afterEach(cleanup);
const page = () => document.body.textContent ?? '';
const rules = {
  max_km: 10,
  postals: ['50667'],
  towns: [
    { city_id: 'g1', city: 'Köln' },
    { city_id: 'g2', city: 'Hürth' },
  ],
  phone: true,
  good_ratings: 3,
};

describe('the conditions of an offer', () => {
  it('are a list of plain sentences', () => {
    render(<AskRules rules={rules} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'in Köln, Hürth oder 50667 wohnt',
      'höchstens etwa 10 km entfernt wohnt',
      'eine Handynummer bestätigt hat',
      'beim Leihen schon 3 gute Bewertungen bekommen hat (4 oder 5 Sterne)',
    ]);
  });

  it('take no room when there are none', () => {
    render(<AskRules rules={noAskRulesShape} />);
    expect(page()).toBe('');
  });
});

describe('the reason why a reader cannot ask', () => {
  it.each([
    ['de', 'commercial_only', 'nur für Firmen und Organisationen'],
    ['de', 'too_far', 'Umkreis von etwa 10 km'],
    ['en', 'residents_only', 'live in Köln, Hürth or 50667'],
    ['nl', 'ratings_needed', '3 goede beoordelingen'],
  ] as const)('is concrete: %s %s', (locale, reason, part) => {
    render(<CannotAsk reason={reason} rules={rules} />, locale);
    expect(page()).toContain(part);
  });

  it('links to the verification of a phone, which leads back to this page', () => {
    render(<CannotAsk reason="phone_needed" rules={rules} />);
    const link = screen.getByRole('link', { name: text('offer:cannotAsk.verify') }).getAttribute('href') ?? '';
    const { hash, searchParams } = new URL(link, 'http://localhost');
    expect([hash, searchParams.get('return')]).toEqual(['#phone', '/']);
  });
});
