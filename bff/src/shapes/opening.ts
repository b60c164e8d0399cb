import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { closingReasonIn } from '@lendring/contracts/texts/holidays.js';

/** Exceptions with their reasons in the reader's language. */
export const exceptionsIn = <Exception extends Readonly<{ label?: string | undefined }>>(
  exceptions: readonly Exception[],
  locale: Locale,
): Exception[] =>
  exceptions.map((one) => (one.label === undefined ? one : { ...one, label: closingReasonIn(one.label, locale) }));

/** Opening times with the reasons of exceptions in the reader's language. */
export const openingIn = <Times extends Readonly<{ exceptions: readonly Readonly<{ label?: string | undefined }>[] }>>(
  opening: Times,
  locale: Locale,
): Times => ({ ...opening, exceptions: exceptionsIn(opening.exceptions, locale) });
