type Cell = string | number;

/**
 * What spreadsheets would calculate instead of showing it, in wide signs too: also behind what another language's spreadsheet
 * takes for a separator, and behind quotation marks that it then takes for its own.
 */
const formula = /^(?=[=+\-@＝＋－＠\t\r])|(?<=^"+|[,;\t\r\n]"*)(?=[=+\-@＝＋－＠])/g;

const quoted = (text: string, separator: string): string =>
  text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** A sum as a language writes it: nothing to calculate, but to add up. */
const amount = /^-?\d+(?:[.,]\d+)?$/;

/** Numbers stay as they are; a text that reads like a formula gets the apostrophe that makes it one no more. */
const written = (cell: Cell, separator: string): string => {
  if (typeof cell === 'number' || amount.test(cell)) return quoted(String(cell), separator);
  return quoted(cell.replace(formula, "'"), separator);
};

/**
 * A table as a file that spreadsheets open (RFC 4180), in UTF-8 with the mark by which Excel knows it.
 * @param separator what the spreadsheets of a language expect: a semicolon where the comma is in numbers
 */
export const csvOf = (rows: readonly (readonly Cell[])[], separator: ',' | ';'): string =>
  `\uFEFF${rows.map((row) => `${row.map((cell) => written(cell, separator)).join(separator)}\r\n`).join('')}`;
