/**
 * Sanitises the return path after sign-in to prevent open redirects. Accepts only paths of this site, in any
 * spelling, outside the sign-in pages; falls back to the home page.
 */
export const localPath = (wanted: unknown): string => {
  if (typeof wanted !== 'string' || wanted.length >= 2000 || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted)) return '/';
  const url = URL.parse(wanted, 'http://here.invalid');
  if (!url || url.origin !== 'http://here.invalid') return '/';
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
