const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Differences between two JSON documents, as paths with both values. The order of keys is ignored, the order of lists
 * is not.
 */
export const differences = (before: unknown, now: unknown, path = ''): readonly string[] => {
  if (isTable(before) && isTable(now) && Array.isArray(before) === Array.isArray(now))
    return [...new Set([...Object.keys(before), ...Object.keys(now)])].flatMap((key) =>
      differences(before[key], now[key], `${path}/${key}`),
    );
  return before === now ? [] : [`${path}: ${JSON.stringify(before)} → ${JSON.stringify(now)}`];
};
