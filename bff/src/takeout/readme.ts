import type { Locale } from '@lendring/contracts/kernel/ids.js';
import {
  type takeoutFiles,
  type TakeoutEntry,
  takeoutOthers,
  takeoutReadme,
  takeoutSections,
  takeoutTextOf,
} from '@lendring/contracts/texts/takeout.js';
import { fillIn, inLanguage, type Texts } from '@lendring/contracts/kernel/texts.js';

type Filled = Readonly<{
  locale: Locale;
  at: string;
  publicUrl: string;
  rows: ReadonlyMap<keyof typeof takeoutFiles, number>;
  pictures: readonly [number, number];
}>;

export const readmeOf = ({
  locale,
  at,
  publicUrl,
  rows,
  pictures,
}: Filled): Readonly<{ name: string; text: string }> => {
  const say = (text: Texts, params: Readonly<Record<string, string | number>> = {}) =>
    fillIn(inLanguage(text, locale), params);
  const { file, head, json, rows: entries, pictures: images, secrets } = takeoutReadme;
  const lineOf = (entry: TakeoutEntry): string | null => {
    const text = say(takeoutTextOf(entry));
    if (entry === 'calendar') return `- loans.ics: ${text}`;
    if (entry === 'pictures')
      return `- pictures/: ${text} (${say(images, { count: pictures[0], total: pictures[1] })})`;
    const count = rows.get(entry);
    return count === undefined ? null : `- ${entry}.json: ${text} (${say(entries, { count })})`;
  };
  const lines = [
    say(head, { address: publicUrl, at: at.slice(0, 16).replace('T', ' ') }),
    '',
    say(json),
    '',
    ...takeoutSections.flatMap(({ title, entries: listed }) => [
      say(title),
      ...listed.flatMap((entry) => lineOf(entry) ?? []),
      '',
    ]),
    say(takeoutOthers),
    say(secrets),
    '',
  ];
  return { name: say(file), text: lines.join('\r\n') };
};
