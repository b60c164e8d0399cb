type Cell = string | number;

/**
 * Formula injection: leading characters that spreadsheets evaluate, full-width ones included; also after separators of
 * other locales, and after quotation marks that those would then misread.
 */
const formula = /^(?=[=+\-@＝＋－＠\t\r])|(?<=^"+|[,;\t\r\n]"*)(?=[=+\-@＝＋－＠])/g;

const quoted = (text: string, separator: string): string =>
  text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Localised amount: safe, and kept numeric for sums. */
const amount = /^-?\d+(?:[.,]\d+)?$/;

/** Keeps numbers; prefixes text that looks like a formula with an apostrophe. */
const written = (cell: Cell, separator: string): string => {
  if (typeof cell === 'number' || amount.test(cell)) return quoted(String(cell), separator);
  return quoted(cell.replace(formula, "'"), separator);
};

/**
 * CSV file (RFC 4180) in UTF-8, with the byte order mark that Excel needs.
 * @param separator as spreadsheets expect in the language: a semicolon where the comma is the decimal separator
 */
export const csvOf = (rows: readonly (readonly Cell[])[], separator: ',' | ';'): string =>
  `\uFEFF${rows.map((row) => `${row.map((cell) => written(cell, separator)).join(separator)}\r\n`).join('')}`;
