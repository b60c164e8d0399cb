/** Dots as browsers read them in a name of a host. */
const DOT = '[.\\u3002\\uff0e\\uff61]';
/** The endings that most sites of our countries and most spam have. */
const ENDINGS =
  'com|net|org|info|biz|eu|de|at|ch|nl|be|uk|fr|it|es|pl|cz|ru|cn|io|app|dev|shop|store|online|site|website|page|xyz|top|club|live|link|click|me|co|tv|cc|ly|gg|to|tk|ml|ga|example';
const address = new RegExp(
  `(?:[a-z][a-z\\d+.-]*:\\/\\/|www${DOT})\\S*|[\\p{L}\\d._%+@-]+${DOT}(?:${ENDINGS})(?![\\p{L}\\d])\\S*`,
  'giu',
);

/** Whether a text holds an address of the web: with a scheme, with `www.`, or a name that ends as sites do. */
export const hasWebAddress = (text: string): boolean => text.search(address) >= 0;

/** A text in which each web address is an ellipsis. */
export const withoutWebAddresses = (text: string): string => text.replace(address, '…');
