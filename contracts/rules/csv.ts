type Cell = string | number;

/**
 * Prevents formula injection. Matches in front of characters that spreadsheets evaluate (full-width forms included):
 * at the start of a cell, after the separators of other locales, and after quotation marks that a spreadsheet with
 * such a separator would misread. Apostrophes of the text itself count, so that reading removes only the added one.
 * The next character is tested before the run of quotation marks, so that long runs are not read for each of their
 * marks.
 */
const formula = /^(?='*[=+\-@＝＋－＠\t\r])|(?<=[",;\t\r\n])(?='*[=+\-@＝＋－＠])(?<=^"+|[,;\t\r\n]"*)/g;

/** Apostrophes that {@link csvOf} put in front of formulas. */
const guards = /^'(?='*[=+\-@＝＋－＠\t\r])|(?<=[",;\t\r\n])'(?='*[=+\-@＝＋－＠])(?<=(?:^"+|[,;\t\r\n]"*)')/g;

/** Cell of an exported file as it was before {@link csvOf} neutralised its formulas. */
export const withoutGuards = (cell: string): string => cell.replace(guards, '');

const quoted = (text: string, separator: string): string =>
  text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Localised amount, which is safe and stays numeric so that spreadsheets can sum it. */
const amount = /^-?\d+(?:[.,]\d+)?$/;

/** Keeps numbers; prefixes text that looks like a formula with an apostrophe. */
const written = (cell: Cell, separator: string): string => {
  if (typeof cell === 'number' || amount.test(cell)) return quoted(String(cell), separator);
  return quoted(cell.replace(formula, "'"), separator);
};

/**
 * CSV file (RFC 4180) in UTF-8, with the byte order mark that Excel needs. @param separator a semicolon for languages
 * with a decimal comma, as their spreadsheets expect
 */
export const csvOf = (rows: readonly (readonly Cell[])[], separator: ',' | ';'): string =>
  `\uFEFF${rows.map((row) => `${row.map((cell) => written(cell, separator)).join(separator)}\r\n`).join('')}`;
