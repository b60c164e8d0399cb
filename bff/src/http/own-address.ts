const decodes = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/**
 * The path and query of an address as a client sent it. An absolute form (RFC 9112 §3.2.2) loses its origin, whatever
 * it names; percent signs that cannot be decoded stand for themselves, so that such an address is one that does not
 * exist, like any other.
 */
export const ownAddress = (address: string): string => {
  const local = address.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '');
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(local) ?? [];
  const rooted = path.startsWith('/') ? path : `/${path}`;
  return `${decodes(rooted) ? rooted : rooted.replaceAll('%', '%25')}${query}`;
};
