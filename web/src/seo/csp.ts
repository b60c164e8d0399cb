/**
 * Content Security Policy of pages. Scripts need the nonce (strict-dynamic). React Aria sets inline style attributes,
 * which alone are allowed (README.md, trap 5); its one style element carries the nonce.
 * @param more.images additional origins for pictures, such as map tiles
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
    // Allow own service workers explicitly: without worker-src, 'strict-dynamic' would apply to service workers and
    // block them.
    "worker-src 'self'",
    ["connect-src 'self'", ...(more.connect ?? [])].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
