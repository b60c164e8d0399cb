import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { greetingOf, type LetterWords } from '@lendring/contracts/kernel/letter.js';
import { fillIn } from '@lendring/contracts/kernel/texts.js';
import { writeLetter } from './letter.js';

/**
 * `href`: target of the button; `page`: the only URL in `params` that becomes a link; `name`: the reader's name, null
 * when unknown.
 */
export type Filled = Readonly<{
  params: Readonly<Record<string, string>>;
  href: string;
  page?: string | undefined;
  name: string | null;
}>;

/** Fills a mail template from the text table; drops lines that are empty afterwards. */
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
