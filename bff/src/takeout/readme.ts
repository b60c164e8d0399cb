import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { takeoutFiles, takeoutReadme } from '@lendring/contracts/texts/takeout.js';
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
  const { file, head, json, rows: entries, calendar, pictures: images, others } = takeoutReadme;
  const lines = [
    say(head, { address: publicUrl, at: at.slice(0, 16).replace('T', ' ') }),
    '',
    say(json),
    '',
    ...[...rows].map(([name, count]) => `- ${name}.json: ${say(takeoutFiles[name])} (${say(entries, { count })})`),
    `- loans.ics: ${say(calendar)}`,
    `- pictures/: ${say(images, { count: pictures[0], total: pictures[1] })}`,
    '',
    say(others),
    '',
  ];
  return { name: say(file), text: lines.join('\r\n') };
};
