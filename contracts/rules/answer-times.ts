/** Upper ends of the steps, in minutes, that times to answer are counted by; what took longer is in the last one. */
export const answerSteps = [
  5, 10, 15, 30, 45, 60, 90, 120, 180, 240, 360, 480, 720, 1_080, 1_440, 2_160, 2_880, 4_320, 7_200, 10_080, 20_160,
  43_200,
] as const;

/** The name of the counter that a time to answer belongs to: `answer_60` holds what took more than 45 minutes, up to 60. */
export const answerCounter = (minutes: number): string =>
  `answer_${answerSteps.find((end) => minutes <= end) ?? answerSteps.at(-1)}`;

/**
 * The time that a share of all answers stayed within, from the counters; inside a step it is taken to be spread evenly.
 *
 * @param share 0.5 is the median
 * @returns minutes; null: nobody answered
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
