const text = (value: unknown): string | undefined => {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** `?uid=`: the sign-in in progress. */
export const uidSearch = (search: Record<string, unknown>): { uid?: string } => {
  const uid = text(search['uid']);
  return uid && /^[\w-]{1,100}$/.test(uid) ? { uid } : {};
};

/** `?token=`: from a mail's link. */
export const tokenSearch = (search: Record<string, unknown>): { token?: string } => {
  const token = text(search['token']);
  return token && token.length <= 400 ? { token } : {};
};
