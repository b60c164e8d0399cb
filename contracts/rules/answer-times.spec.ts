import { describe, expect, it } from 'vitest';
import { answerCounter, answerMinutes } from './answer-times.js';

describe('answer times', () => {
  it('are counted in buckets with an open-ended last bucket', () => {
    expect([0, 5, 6, 60, 61, 1e9].map(answerCounter)).toEqual([
      'answer_5',
      'answer_5',
      'answer_10',
      'answer_60',
      'answer_90',
      'answer_43200',
    ]);
  });

  it('have an interpolated median and 90th percentile', () => {
    const counts = { answer_60: 8, answer_1440: 2 };
    expect(answerMinutes(counts, 0.5)).toBe(54);
    expect(answerMinutes(counts, 0.9)).toBe(1_260);
  });

  it('are null without answers', () => expect(answerMinutes({ asked: 3 }, 0.5)).toBeNull());
});
