/** What an error says, whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What was at the bottom of it, for example that the connection was refused; errors of several tries all say theirs. */
export const deepestMessageOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return String(error);
  const { message, cause, errors } = error as { message?: unknown; cause?: unknown; errors?: unknown };
  if (Array.isArray(errors) && errors.length > 0) return [...new Set(errors.map(deepestMessageOf))].join('; ');
  const deeper = typeof cause === 'object' && cause !== null ? deepestMessageOf(cause) : '';
  return deeper || (typeof message === 'string' ? message.replaceAll(/\s+/g, ' ').trim() : '');
};
