export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Message of the root cause, for example "connection refused"; an aggregate error yields the messages of all its
 * errors.
 */
export const deepestMessageOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return String(error);
  const { message, cause, errors } = error as { message?: unknown; cause?: unknown; errors?: unknown };
  if (Array.isArray(errors) && errors.length > 0) return [...new Set(errors.map(deepestMessageOf))].join('; ');
  const deeper = typeof cause === 'object' && cause !== null ? deepestMessageOf(cause) : '';
  return deeper || (typeof message === 'string' ? message.replaceAll(/\s+/g, ' ').trim() : '');
};
