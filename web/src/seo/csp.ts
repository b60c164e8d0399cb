/**
 * The pages' policy. Scripts: nonce and strict-dynamic only. React Aria sets inline style attributes, which alone are
 * allowed (trap 5 of the client's notes); the one style element that React Aria adds carries the page's nonce.
 * @param more.images more origins for pictures, for example the map's tiles
 */
export const contentSecurityPolicy = (
  nonce: string,
  more: Readonly<{ images?: readonly string[]; connect?: readonly string[] }> = {},
): string =>
  [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...(more.images ?? [])].join(' '),
    "font-src 'self'",
    // For service workers 'strict-dynamic' would count, and let none in.
    "worker-src 'self'",
    ["connect-src 'self'", ...(more.connect ?? [])].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
