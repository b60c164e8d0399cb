/** What an error says, whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What was at the bottom of it, for example that the connection was refused; errors of several tries all say theirs. */
export const deepestMessageOf = (error: unknown): string => {
  if (error instanceof AggregateError && error.errors.length > 0)
    return [...new Set(error.errors.map(deepestMessageOf))].join('; ');
  return error instanceof Error && error.cause !== undefined && error.cause !== null
    ? deepestMessageOf(error.cause)
    : messageOf(error);
};
