import { fillPlaceholders, type LegalPlaceholder } from '@lendring/contracts/installation/legal-words.js';
import type { fromMarkdown } from 'mdast-util-from-markdown';

/** A part of a text, as the library reads it. */
export type MarkdownNode = ReturnType<typeof fromMarkdown>['children'][number];
export type Words = Readonly<Record<LegalPlaceholder, string>>;

/** Part of a text under one of its main headings; `title` empty: what stands before the first one. */
export type MarkdownSection = Readonly<{ title: string; nodes: readonly MarkdownNode[] }>;

/** A text as a page shows it. `depths`: the levels of headings that it uses, the main ones first. */
export type MarkdownText = Readonly<{ sections: readonly MarkdownSection[]; depths: readonly number[] }>;

type Node = Readonly<{ type: string; value?: string; alt?: string | null; children?: readonly Node[] }>;

/** The words of a part of a text, without their marks. */
export const plainText = (node: Node): string => {
  if (node.children) return node.children.map(plainText).join('');
  return node.type === 'break' ? ' ' : (node.value ?? node.alt ?? '');
};

const web = /^https?:\/\/[^\s/]/i;
const mail = /^mailto:[^\s@]+@[^\s@]+$/i;
const own = /^(?:#|\/(?!\/))[^\s\\]*$/;

/** Where a link may lead, with the operator's data filled in: to the web, to a mail address or within this site; null: nowhere. */
export const safeHref = (url: string, words: Words): string | null => {
  const href = fillPlaceholders(decodeBraces(url), words);
  return web.test(href) || mail.test(href) || own.test(href) ? href : null;
};

/** Braces are percent-encoded where somebody copied the address from a browser. */
const decodeBraces = (url: string): string => url.replaceAll(/%7B/gi, '{').replaceAll(/%7D/gi, '}');
