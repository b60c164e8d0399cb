/**
 * Public host names, including internationalised ones (written as `xn--`), but no IP addresses and no single-label
 * names.
 */
const host = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/;

/** Local and special-use names (RFC 6761, 6762, 7686, 8375). */
const reserved = /\.(?:local|localhost|internal|onion|home\.arpa)$/;

/** Characters that browsers interpret differently from human readers; browsers treat `\` as `/`, for example. */
const misread = /[\s\\"<>`\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/**
 * Parses a URL, or returns null if it contains misleading characters, because the URL parser would silently drop line
 * breaks and tabs.
 */
export const addressOf = (text: string): URL | null => (misread.test(text) ? null : URL.parse(text));

/**
 * Returns the normalised URL of a public website; null for anything else, for example a URL with user name and
 * password.
 */
export const websiteOf = (typed: string): string | null => {
  const url = addressOf(typed.trim());
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  return host.test(url.hostname) && !reserved.test(url.hostname) ? url.href : null;
};

/** Adds a missing scheme: `example.org` becomes `https://example.org`. */
export const withScheme = (typed: string): string => {
  const text = typed.trim();
  return /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`;
};
