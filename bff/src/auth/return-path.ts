/**
 * Where a browser may be sent after sign-in: only a path of this site, however it is spelled, and no way back into the
 * sign-in itself. Everything else becomes the home page.
 */
export const localPath = (wanted: unknown): string => {
  if (typeof wanted !== 'string' || wanted.length >= 2000 || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted)) return '/';
  const url = URL.parse(wanted, 'http://here.invalid');
  if (!url || url.origin !== 'http://here.invalid') return '/';
  // Decoded as a browser would, with all its dots and escapes.
  const path = url.pathname.replaceAll('%2e', '.').replaceAll('%2E', '.');
  return path.startsWith('//') || /^\/(\w\w\/)?(auth|oidc)(\/|$)/i.test(decoded(path))
    ? '/'
    : `${url.pathname}${url.search}${url.hash}`;
};

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};
