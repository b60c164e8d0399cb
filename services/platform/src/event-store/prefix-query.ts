/**
 * The query for the events of streams that begin with one of the prefixes, in log order. Each part walks an index in log
 * order and SQLite merges them, so a batch costs what it answers, however long the log. Every part takes its own
 * parameters, then after and newest (both positions); the last parameter is the limit. Null when nothing can match.
 */
export const prefixQuery = (prefixes: readonly string[], columns = '*'): { readonly sql: string; readonly parameters: readonly (readonly string[])[] } | null => {
  const shortest = prefixes.filter((prefix, index) =>
    !prefixes.some((other, place) => prefix.startsWith(other) && (other !== prefix || place < index)));
  if (shortest.length === 0) return null;
  const parts = shortest.map(partOf);
  return {
    sql: `${parts.map(({ where }) => `SELECT ${columns} FROM events WHERE ${where} position > ? AND position <= ?`).join(' UNION ALL ')} ORDER BY position LIMIT ?`,
    parameters: parts.map(({ parameters }) => parameters),
  };
};

const partOf = (prefix: string): { where: string; parameters: readonly string[] } => {
  if (prefix === '') return { where: '', parameters: [] };
  const [category = '', rest] = prefix.split(/-(.*)/s, 2);
  if (rest === undefined) return { where: 'substr(stream, 1, length(?)) = ? AND', parameters: [prefix, prefix] };
  if (rest === '') return { where: 'category = ? AND', parameters: [category] };
  return { where: 'category = ? AND substr(stream, 1, length(?)) = ? AND', parameters: [category, prefix, prefix] };
};
