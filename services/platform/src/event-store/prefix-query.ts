/**
 * Query for events of streams with one of the prefixes, in log order; null when nothing can match. It scans the log
 * and skips other streams, because an index for catch-up would slow down every append. Parameters: after and last
 * (both positions), then `parameters`, then the limit (`+?` prevents SQLite from preparing the statement again for
 * each value).
 */
export const prefixQuery = (
  prefixes: readonly string[],
  columns = '*',
): { readonly sql: string; readonly parameters: readonly string[] } | null => {
  if (prefixes.length === 0) return null;
  const parts = prefixes.map(partOf);
  return {
    sql: `SELECT ${columns} FROM events WHERE position > ? AND position <= ? AND (${parts.map(({ where }) => where).join(' OR ')}) ORDER BY position LIMIT +?`,
    parameters: parts.flatMap(({ parameters }) => parameters),
  };
};

const partOf = (prefix: string): { where: string; parameters: readonly string[] } => {
  if (prefix === '') return { where: 'TRUE', parameters: [] };
  const [category = '', rest] = prefix.split(/-(.*)/s, 2);
  return rest === ''
    ? { where: 'category = ?', parameters: [category] }
    : { where: 'substr(stream, 1, length(?)) = ?', parameters: [prefix, prefix] };
};
