import { describe, expect, it } from 'vitest';
import { isRefused } from '@lendring/contracts/kernel/decider.js';
import { UserId } from '@lendring/contracts/kernel/ids.js';
import { change, inAll } from '../../testing/legal-texts.js';
import { at } from '../../testing/settings.js';
import { changeLegalText, putBackLegalText, type LegalAct, type LegalTextDecision } from './decide.js';
import { legalTextAggregate, type LegalTextState } from './legal-text.aggregate.js';

const today = '2027-02-01';
const act = (after: number, day = today): LegalAct => ({
  name: 'terms',
  by: UserId.parse('c0000000-0000-4000-8000-000000000003'),
  at,
  today: day,
  after,
});
const wish = (text: string, from = today) => ({ markdown: inAll(text), change, from });
const code = (decision: LegalTextDecision) => (isRefused(decision) ? decision.refusal.code : decision.events.length);

const { initialState, evolve } = legalTextAggregate;
const after = (state: LegalTextState, decision: LegalTextDecision): LegalTextState => {
  if (isRefused(decision)) throw new Error(decision.refusal.code);
  return decision.events.reduce(evolve, state);
};
const given = (...texts: readonly string[]): LegalTextState =>
  texts.reduce((state, text, index) => after(state, changeLegalText(state, act(index), wish(text))), initialState);

describe('a legal text', () => {
  it('numbers its versions, and records the day from which each version applies', () => {
    expect(changeLegalText(given('One'), act(1), wish('Two', '2027-03-01'))).toMatchObject({
      events: [{ type: 'LegalTextChanged', data: { number: 2, text: 2, from: '2027-03-01', putBack: null } }],
    });
  });

  it('ignores a repeated click and refuses a stale version', () => {
    expect(code(changeLegalText(given('One'), act(0), wish('One')))).toBe(0);
    expect(code(changeLegalText(given('One'), act(0), wish('Two')))).toBe('setting_changed');
    expect(code(putBackLegalText(given('One', 'Two'), act(1), 1))).toBe('setting_changed');
  });

  it('applies from today at the earliest', () => {
    expect(code(changeLegalText(initialState, act(0), wish('One', '2027-01-31')))).toBe('legal_text_past');
    expect(code(changeLegalText(initialState, act(0), wish('One', '9999-12-31')))).toBe('legal_text_far');
  });

  it('refuses an unknown placeholder in any language, and names it', () => {
    const markdown = { ...inAll('{{ email }} {{operatorIs}}'), nl: 'Bel {{telefoon}}' };
    expect(changeLegalText(initialState, act(0), { markdown, change, from: today })).toEqual({
      refusal: { code: 'legal_text_placeholder', params: { word: 'telefoon' } },
    });
    expect(code(changeLegalText(initialState, act(0), wish('{{email}}')))).toBe(1);
  });

  it('keeps its text number for unchanged wording, so that earlier consent still counts', () => {
    const state = given('One', 'Two');
    expect(putBackLegalText(state, act(2), 1)).toMatchObject({
      events: [{ data: { number: 3, text: 1, markdown: inAll('One'), change: null, from: today, putBack: 1 } }],
    });
    expect(putBackLegalText(state, act(2), 0)).toMatchObject({
      events: [{ data: { number: 3, text: 0, markdown: null, putBack: 0 } }],
    });
    expect(changeLegalText(state, act(2), wish('One', '2027-04-01'))).toMatchObject({
      events: [{ data: { text: 1 } }],
    });
  });

  it('is restored once, even in place of an announced version', () => {
    expect(code(putBackLegalText(initialState, act(0), 0))).toBe(0);
    expect(code(putBackLegalText(given('One'), act(1), 1))).toBe(0);
    expect(code(putBackLegalText(given('One'), act(1), 2))).toBe('setting_version_not_found');
    const announced = after(given('One'), changeLegalText(given('One'), act(1), wish('Two', '2027-03-01')));
    expect(code(putBackLegalText(announced, act(2), 1))).toBe(1);
    expect(putBackLegalText(announced, act(2), 2)).toMatchObject({ events: [{ data: { text: 2, from: today } }] });
  });
});
