import { describe, expect, it } from 'vitest';
import { answerCounter, answerMinutes } from './answer-times.js';

describe('times to answer', () => {
  it('are counted by steps; what took very long is in the last one', () => {
    expect([0, 5, 6, 60, 61, 1e9].map(answerCounter)).toEqual([
      'answer_5',
      'answer_5',
      'answer_10',
      'answer_60',
      'answer_90',
      'answer_43200',
    ]);
  });

  it('have a median and a ninth tenth inside the step that holds it', () => {
    const counts = { answer_60: 8, answer_1440: 2 };
    expect(answerMinutes(counts, 0.5)).toBe(54);
    expect(answerMinutes(counts, 0.9)).toBe(1_260);
  });

  it('are none where nobody answered', () => expect(answerMinutes({ asked: 3 }, 0.5)).toBeNull());
});
