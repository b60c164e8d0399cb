/** Characters that browsers treat as dots in host names. */
const DOT = '[.\\u3002\\uff0e\\uff61]';
/** Top-level domains that are common in the supported countries or in spam. */
const ENDINGS =
  'com|net|org|info|biz|eu|de|at|ch|nl|be|uk|fr|it|es|pl|cz|ru|cn|io|app|dev|shop|store|online|site|website|page|xyz|top|club|live|link|click|me|co|tv|cc|ly|gg|to|tk|ml|ga|example';
const address = new RegExp(
  `(?:[a-z][a-z\\d+.-]*:\\/\\/|www${DOT})\\S*|[\\p{L}\\d._%+@-]+${DOT}(?:${ENDINGS})(?![\\p{L}\\d])\\S*`,
  'giu',
);

export const hasWebAddress = (text: string): boolean => text.search(address) >= 0;

export const withoutWebAddresses = (text: string): string => text.replace(address, '…');
