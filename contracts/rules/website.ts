/**
 * Names that are given out, also in other scripts (then written as `xn--`): no addresses of machines, nothing of an own
 * network.
 */
const host = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/;

/** Names of an own network, and of one that browsers do not reach (RFC 6761, 6762, 7686, 8375). */
const reserved = /\.(?:local|localhost|internal|onion|home\.arpa)$/;

/** Spaces and signs that browsers read otherwise than people do: `\` is `/` to them. */
const misread = /[\s\\"<>`\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** Parses a web address without such signs: the URL parser drops line breaks and tabs, wherever they are. */
export const addressOf = (text: string): URL | null => (misread.test(text) ? null : URL.parse(text));

/**
 * The address of a public website as browsers write it; null for anything else, such as one with a name and password in
 * it.
 */
export const websiteOf = (typed: string): string | null => {
  const url = addressOf(typed.trim());
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  return host.test(url.hostname) && !reserved.test(url.hostname) ? url.href : null;
};

/** A typed address of a website, with the scheme that was left out: `example.org` is `https://example.org`. */
export const withScheme = (typed: string): string => {
  const text = typed.trim();
  return /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`;
};
