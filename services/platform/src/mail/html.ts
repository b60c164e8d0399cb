import { escapeMarkup } from '@lendring/contracts/kernel/markup.js';

export class Html {
  constructor(readonly markup: string) {}
}

type Part = string | Html | false | undefined | readonly Part[];

const markupOf = (part: Part): string => {
  if (part instanceof Html) return part.markup;
  if (typeof part === 'string') return escapeMarkup(part);
  return part ? part.map(markupOf).join('') : '';
};

/** Tag of HTML templates: escapes interpolated texts, joins lists, and omits what is absent. */
export const html = ({ raw }: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(String.raw({ raw }, ...parts.map(markupOf)));
