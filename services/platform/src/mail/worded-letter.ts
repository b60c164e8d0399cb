import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { greetingOf } from '@lendring/contracts/texts/greeting.js';
import type { LetterWords } from '@lendring/contracts/texts/letter-words.js';
import { fillIn } from '@lendring/contracts/texts/text.js';
import { writeLetter } from './letter.js';

/**
 * `href`: where it goes on; `page`: an address among what is filled in that can be pressed; `name`: of the reader, null
 * where it is not known.
 */
export type Filled = Readonly<{
  params: Readonly<Record<string, string>>;
  href: string;
  page?: string | undefined;
  name: string | null;
}>;

/** A letter of words that stand in a table, with what is filled into them; lines that are empty then are left out. */
export const wordedLetter = (
  locale: Locale,
  { subject, lines, action, after }: LetterWords,
  { params, href, page, name }: Filled,
) => {
  const filled = lines.map((line) => fillIn(line, params)).filter((line) => line.trim() !== '');
  return writeLetter({
    locale,
    subject: fillIn(subject, params),
    preview: filled[0] ?? '',
    greeting: greetingOf(locale, name),
    parts: [
      {
        lines: filled,
        ...(page !== undefined && { page }),
        ...(action !== undefined && { action: { label: action, href } }),
      },
    ],
    ...(after !== undefined && { after: fillIn(after, params) }),
  });
};
