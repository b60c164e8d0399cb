import { limits } from '@lendring/contracts/kernel/limits.js';
import type { Problem } from './form.js';

/** Shortest and longest loan as typed, in units of a price; NaN for invalid text, `max` null: no limit. */
export type Durations = Readonly<{ min: number | null; max: number | null }>;

const isDuration = (value: number | null): value is number =>
  value !== null && Number.isInteger(value) && value >= 1 && value <= limits.duration;

/** Problems at the fields with these ids. */
export const durationProblems = (
  { min, max }: Durations,
  ids: Readonly<Record<keyof Durations, string>>,
): readonly Problem[] => {
  const found: Problem[] = [];
  const params = { max: limits.duration };
  if (!isDuration(min)) found.push({ id: ids.min, key: 'duration', params });
  if (max !== null && !isDuration(max)) found.push({ id: ids.max, key: 'duration', params });
  else if (max !== null && min !== null && max < min) found.push({ id: ids.max, key: 'durationOrder' });
  return found;
};
