import { describe, expect, it } from 'vitest';
import { demoPicture, ownOffer } from '../../../testing/demo-offers.js';
import { offerCard } from '../../../testing/samples.js';
import {
  editSteps,
  isBlank,
  isDone,
  isStep,
  missingSteps,
  nextStep,
  resumeAt,
  stepAfter,
  stepBefore,
  stepOf,
  steps,
  type Step,
} from './steps.js';

const whole = ownOffer({
  category_id: 405,
  images: [demoPicture(1)],
  title: 'Zelt',
  description: 'Dicht.',
  pricing: offerCard().pricing,
  terms_accepted: true,
});

describe('the wizard steps', () => {
  it('are ordered and end with publishing', () => {
    expect(stepBefore('category')).toBeNull();
    expect(stepAfter('publish')).toBeNull();
    const walked = [];
    for (let step: Step | null = 'category'; step; step = stepAfter(step)) walked.push(step);
    expect(walked).toEqual(steps);
    expect(stepBefore('pricing')).toBe('description');
    expect(steps).toHaveLength(6);
    expect(editSteps).not.toContain('publish');
  });
  it('return to the review after a change once all steps are complete', () => {
    expect(nextStep({ ...whole, terms_accepted: false }, 'description')).toBe('pricing');
    expect(nextStep(whole, 'description')).toBe('publish');
    expect(nextStep(whole, 'publish')).toBeNull();
  });
  it('reject unknown step names', () => {
    expect(isStep('pricing')).toBe(true);
    expect(isStep('preis')).toBe(false);
    expect(isStep(undefined)).toBe(false);
  });
});

describe('missing steps', () => {
  it('list everything required for publishing, in wizard order', () => {
    expect(missingSteps(ownOffer())).toEqual(['category', 'images', 'description', 'pricing', 'terms']);
    expect(missingSteps(whole)).toEqual([]);
  });
  it.each([
    [{ category_id: null }, 'category'],
    [{ images: [] }, 'images'],
    [{ title: '' }, 'description'],
    [{ description: '' }, 'description'],
    [{ pricing: [] }, 'pricing'],
    [{ terms_accepted: false }, 'terms'],
  ] as const)('report %j in step %s', (change, step) => {
    const offer = {
      ...whole,
      ...change,
      images: 'images' in change ? [] : whole.images,
      pricing: 'pricing' in change ? [] : whole.pricing,
    };
    expect(missingSteps(offer)).toEqual([step]);
    expect(resumeAt(offer)).toBe(step);
  });
  it('lead to publishing when the offer is complete', () => {
    expect(resumeAt(whole)).toBe('publish');
  });
});

describe('a completed step', () => {
  it('has all its required values, and the last step is never completed', () => {
    expect(isDone(whole, 'pricing')).toBe(true);
    expect(isDone(ownOffer(), 'pricing')).toBe(false);
    expect(isDone(whole, 'terms')).toBe(true);
    expect(isDone(whole, 'publish')).toBe(false);
  });
});

describe('the URLs of earlier steps', () => {
  it.each([
    ['metadata', 'description'],
    ['deposit', 'terms'],
    ['visibility', 'terms'],
    ['terms', 'terms'],
    ['pricing', 'pricing'],
    ['preis', null],
    ['toString', null],
  ])('map %s to %s', (given, now) => {
    expect(stepOf(given)).toBe(now);
  });
});

describe('a blank draft', () => {
  it('has no category, title, picture or price', () => {
    expect(isBlank({ category_id: null, title: '', image: null, pricing: [] })).toBe(true);
    expect(isBlank({ category_id: 405, title: '', image: null, pricing: [] })).toBe(false);
    expect(isBlank({ category_id: null, title: '', image: {}, pricing: [] })).toBe(false);
  });
});
