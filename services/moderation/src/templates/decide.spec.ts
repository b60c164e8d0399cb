import { describe, expect, it } from 'vitest';
import { isRefused } from '@lendring/contracts/kernel/decider.js';
import { Locale } from '@lendring/contracts/kernel/ids.js';
import {
  templateLimits,
  templatePurposes,
  unknownPlaceholders,
} from '@lendring/contracts/moderation/template-purposes.js';
import { TemplateWords } from '@lendring/contracts/moderation/templates.js';
import { templateNames } from '@lendring/contracts/texts/template-names.js';
import { at, idOf } from '../../testing/case.js';
import { builtIn } from './decide-built-in.js';
import { add, change, makeDefault, placeholderLeft, retire, type TemplateDecision } from './decide.js';
import { templatesAggregate, templatesOf, type Templates } from './templates.aggregate.js';

const purpose = 'reporter_note';
const words: TemplateWords = {
  name: 'Neu',
  texts: { de: 'Danke: {thing}', en: 'Thanks: {thing}', nl: 'Bedankt: {thing}' },
};
const act = (name: string) => ({ purpose, templateId: idOf(name), by: idOf('ada'), at }) as const;
const known = (templateId: string, version = 0) => ({ ...act(''), templateId, version });
const [first, second] = builtIn[purpose].map(({ templateId }) => templateId) as [string, string];
const nothing = templatesAggregate.initialState;

const after = (state: Templates, decision: TemplateDecision): Templates => {
  if (isRefused(decision)) throw new Error(decision.refusal.code);
  return decision.events.reduce(templatesAggregate.evolve, state);
};
const outcome = (decision: TemplateDecision) => (isRefused(decision) ? decision.refusal : decision.events.length);
const names = (state: Templates) => templatesOf(purpose, state).map(({ name }) => name);

describe('text templates', () => {
  it('include built-in templates for each purpose, each with its own rules', () => {
    const ids = templatePurposes.flatMap((one) => builtIn[one].map(({ templateId }) => templateId));
    expect(new Set(ids).size).toBe(ids.length);
    for (const one of templatePurposes)
      for (const { templateId, texts } of builtIn[one])
        for (const locale of Locale.options) {
          const named = { name: templateNames[templateId]?.[locale], texts };
          expect(TemplateWords.parse(named)).toEqual(named);
          expect(unknownPlaceholders(one, texts[locale])).toEqual([]);
        }
  });

  it('are added once per click', () => {
    const state = after(nothing, add(nothing, act('new'), words));
    expect(names(state)).toEqual([...names(nothing), 'Neu']);
    expect(outcome(add(state, act('new'), words))).toBe(0);
  });

  it('are changed with the last known version, including built-in templates', () => {
    const state = after(nothing, change(nothing, known(second), words));
    expect(names(state)[1]).toBe('Neu');
    expect(templatesOf(purpose, state)[1]?.version).toBe(1);
    expect(outcome(change(state, known(second), words))).toBe(0);
    expect(outcome(change(state, known(second), { ...words, name: 'Anders' }))).toEqual({ code: 'template_changed' });
    expect(outcome(change(state, known(idOf('none')), words))).toEqual({ code: 'template_not_found' });
  });

  it('are refused with the placeholder unknown to their purpose, and its language', () => {
    const wrong = { ...words, texts: { ...words.texts, nl: 'Tot {until}' } };
    const said = { code: 'template_placeholder', params: { word: 'until', language: 'nl' } };
    expect(outcome(add(nothing, act('new'), wrong))).toEqual(said);
    expect(outcome(change(nothing, known(second), wrong))).toEqual(said);
  });

  it('have one default, which stays until another template replaces it', () => {
    expect(outcome(makeDefault(nothing, known(first)))).toBe(0);
    expect(outcome(retire(nothing, known(first)))).toEqual({ code: 'template_default' });
    const state = after(nothing, makeDefault(nothing, known(second)));
    expect(
      templatesOf(purpose, state)
        .map(({ templateId }) => templateId)
        .slice(0, 2),
    ).toEqual([second, first]);
    expect(outcome(retire(state, known(second, 1)))).toEqual({ code: 'template_default' });
    const retired = after(state, retire(state, known(first)));
    expect(templatesOf(purpose, retired).map(({ templateId }) => templateId)).not.toContain(first);
    expect(outcome(retire(retired, known(first)))).toBe(0);
    expect(outcome(makeDefault(retired, known(first)))).toEqual({ code: 'template_not_found' });
  });

  it('are limited in number', () => {
    let state = nothing;
    for (let n = names(nothing).length; n < templateLimits.most; n += 1)
      state = after(state, add(state, act(`template ${n}`), words));
    expect(outcome(add(state, act('one too many'), words))).toEqual({
      code: 'too_many_templates',
      params: { max: templateLimits.most },
    });
  });

  it('refuse a known placeholder left in the text, and keep other braces', () => {
    expect(placeholderLeft('vendor_note', 'Bis {until}, {x} {}')).toEqual({
      refusal: { code: 'template_placeholder_left', params: { word: 'until' } },
    });
    expect(placeholderLeft('reporter_note', 'Bis {until}')).toBeNull();
    expect(placeholderLeft('vendor_note', 'Bis {{Freitag}}')).toBeNull();
  });
});
