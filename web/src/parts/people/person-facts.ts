import type { TFunction } from 'i18next';
import type { UserCard } from '@lendring/contracts/http/shapes.js';
import { number } from '../../i18n/format.js';
import { later } from '../../ui/later.js';

export const Badges = later(async () => (await import('./Verified.js')).Verified);

const answerIn = (minutes: number) =>
  minutes < 60
    ? ({ unit: 'minutes', count: Math.max(1, Math.round(minutes)) } as const)
    : minutes < 48 * 60
      ? ({ unit: 'hours', count: Math.round(minutes / 60) } as const)
      : ({ unit: 'days', count: Math.round(minutes / 1440) } as const);

/** `antwortet meist in 2 Stunden`; empty if unknown. */
export const answerText = (t: TFunction, { answer_minutes: minutes }: Pick<UserCard, 'answer_minutes'>): string => {
  const answer = minutes === null ? null : answerIn(minutes);
  return answer ? t(`person.answers.${answer.unit}`, { count: answer.count }) : '';
};

/** `dabei seit 2023`, `41-mal verliehen`, `3-mal geliehen`, `antwortet meist in 2 Stunden`. */
export const personFacts = (
  t: TFunction,
  {
    registration,
    lent_count: lent,
    borrowed_count: borrowed,
    answer_minutes,
  }: Pick<UserCard, 'registration' | 'lent_count' | 'answer_minutes'> & { readonly borrowed_count?: number | null },
): readonly string[] =>
  [
    t('person.since', { year: registration.slice(0, 4) }),
    lent ? t('person.lent', { count: lent, number: number(lent) }) : '',
    borrowed ? t('person.borrowed', { count: borrowed, number: number(borrowed) }) : '',
    answerText(t, { answer_minutes }),
  ].filter(Boolean);
