import { describe, expect, it } from 'vitest';
import { demoPicture, ownOffer } from '../../../testing/demo-offers.js';
import { offerCard } from '../../../testing/samples.js';
import {
  editSteps,
  isBlank,
  isDone,
  isStep,
  missingSteps,
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

describe('the steps', () => {
  it('follow each other, the last is publishing', () => {
    expect(stepBefore('category')).toBeNull();
    expect(stepAfter('publish')).toBeNull();
    const walked = [];
    for (let step: Step | null = 'category'; step; step = stepAfter(step)) walked.push(step);
    expect(walked).toEqual(steps);
    expect(stepBefore('pricing')).toBe('description');
    expect(steps).toHaveLength(6);
    expect(editSteps).not.toContain('publish');
  });
  it('are only those', () => {
    expect(isStep('pricing')).toBe(true);
    expect(isStep('preis')).toBe(false);
    expect(isStep(undefined)).toBe(false);
  });
});

describe('what is missing', () => {
  it('is everything that publishing asks for, in the order of the wizard', () => {
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
  ] as const)('%j is in %s', (change, step) => {
    const offer = {
      ...whole,
      ...change,
      images: 'images' in change ? [] : whole.images,
      pricing: 'pricing' in change ? [] : whole.pricing,
    };
    expect(missingSteps(offer)).toEqual([step]);
    expect(resumeAt(offer)).toBe(step);
  });
  it('leads to checking when nothing is', () => {
    expect(resumeAt(whole)).toBe('publish');
  });
});

describe('a done step', () => {
  it('has what it asks for; the last never is', () => {
    expect(isDone(whole, 'pricing')).toBe(true);
    expect(isDone(ownOffer(), 'pricing')).toBe(false);
    expect(isDone(whole, 'terms')).toBe(true);
    expect(isDone(whole, 'publish')).toBe(false);
  });
});

describe('the addresses of earlier steps', () => {
  it.each([
    ['metadata', 'description'],
    ['deposit', 'terms'],
    ['visibility', 'terms'],
    ['terms', 'terms'],
    ['pricing', 'pricing'],
    ['preis', null],
    ['toString', null],
  ])('%s leads to %s', (given, now) => {
    expect(stepOf(given)).toBe(now);
  });
});

describe('a blank draft', () => {
  it('holds nothing yet', () => {
    expect(isBlank({ category_id: null, title: '', image: null, pricing: [] })).toBe(true);
    expect(isBlank({ category_id: 405, title: '', image: null, pricing: [] })).toBe(false);
    expect(isBlank({ category_id: null, title: '', image: {}, pricing: [] })).toBe(false);
  });
});
