import { describe, expect, it } from 'vitest';
import { createDrafts } from '../../../lib/forms/drafts.js';
import { createChangedChoice } from './changed-choice.js';

const create = () => {
  const kept = new Map<string, string>();
  return createChangedChoice(
    createDrafts({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    } as Storage),
  );
};
const days = { from: '2027-07-04', to: '2027-07-05' };

describe('a choice changed on the booking page', () => {
  it('is restored once on the page that the user came from', () => {
    const choice = create();
    choice.keep('tent', { ...days, pricing: 'day' }, { ...days, pricing: 'crate' });
    choice.keep('tent', { ...days, pricing: 'crate' }, { ...days, pricing: 'gift' });
    expect(choice.take('tent', days)).toEqual({ ...days, pricing: 'gift' });
    expect(choice.take('tent', days)).toBeNull();
  });

  it('is ignored for other days, another price or another offer', () => {
    for (const shown of [{ from: '2027-07-09' }, { ...days, pricing: 'week' }, {}]) {
      const choice = create();
      choice.keep('tent', { ...days, pricing: 'day' }, { ...days, pricing: 'crate' });
      expect([choice.take('bike', days), choice.take('tent', shown)]).toEqual([null, null]);
    }
  });

  it('is null without a change', () => expect(create().take('tent', {})).toBeNull());
});
