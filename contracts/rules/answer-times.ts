/** Histogram boundaries for answer times in minutes; longer times count in the last step. */
export const answerSteps = [
  5, 10, 15, 30, 45, 60, 90, 120, 180, 240, 360, 480, 720, 1_080, 1_440, 2_160, 2_880, 4_320, 7_200, 10_080, 20_160,
  43_200,
] as const;

/** Name of the counter for an answer time: `answer_60` holds times of more than 45 and up to 60 minutes. */
export const answerCounter = (minutes: number): string =>
  `answer_${answerSteps.find((end) => minutes <= end) ?? answerSteps.at(-1)}`;

/**
 * Percentile of the answer times from the counters, interpolated linearly within a step.
 *
 * @param share 0.5 is the median
 * @returns minutes; null: no answers
 */
export const answerMinutes = (counts: Readonly<Record<string, number>>, share: number): number | null => {
  const steps = answerSteps.map((end, index) => ({
    start: answerSteps[index - 1] ?? 0,
    end,
    n: counts[`answer_${end}`] ?? 0,
  }));
  const wanted = steps.reduce((sum, { n }) => sum + n, 0) * share;
  let passed = 0;
  for (const { start, end, n } of steps) {
    if (n > 0 && passed + n >= wanted) return Math.round(start + ((wanted - passed) / n) * (end - start));
    passed += n;
  }
  return null;
};
