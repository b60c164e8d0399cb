const decodes = (path: string): boolean => {
  try {
    // Use the value, because the bundler removes a call without a use, although it throws.
    return typeof decodeURIComponent(path) === 'string';
  } catch {
    return false;
  }
};

/**
 * Returns path and query of a request target. Strips the origin of an absolute form (RFC 9112 §3.2.2), and treats
 * invalid percent escapes literally, so that such a URL gives a 404.
 */
export const ownAddress = (address: string): string => {
  const local = address.startsWith('/') ? address : address.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '');
  const end = local.indexOf('?');
  const path = end < 0 ? local : local.slice(0, end);
  if (path.startsWith('/') && !path.includes('%')) return local;
  const query = local.slice(path.length);
  const rooted = path.startsWith('/') ? path : `/${path}`;
  return `${decodes(rooted) ? rooted : rooted.replaceAll('%', '%25')}${query}`;
};
