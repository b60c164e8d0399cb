const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Places where two JSON documents differ, as paths with both values; the order of keys does not count, that of lists does. */
export const differences = (before: unknown, now: unknown, path = ''): readonly string[] => {
  if (isTable(before) && isTable(now) && Array.isArray(before) === Array.isArray(now))
    return [...new Set([...Object.keys(before), ...Object.keys(now)])].flatMap((key) =>
      differences(before[key], now[key], `${path}/${key}`),
    );
  return before === now ? [] : [`${path}: ${JSON.stringify(before)} → ${JSON.stringify(now)}`];
};
