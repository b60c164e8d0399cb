import { fillPlaceholders, type LegalPlaceholder } from '@lendring/contracts/installation/legal-words.js';
import type { fromMarkdown } from 'mdast-util-from-markdown';

export type MarkdownNode = ReturnType<typeof fromMarkdown>['children'][number];
export type Words = Readonly<Record<LegalPlaceholder, string>>;

export type MarkdownSection = Readonly<{ title: string; nodes: readonly MarkdownNode[] }>;

/** A parsed text. `depths` lists the heading levels in use, main level first. */
export type MarkdownText = Readonly<{ sections: readonly MarkdownSection[]; depths: readonly number[] }>;

type Node = Readonly<{ type: string; value?: string; alt?: string | null; children?: readonly Node[] }>;

export const plainText = (node: Node): string => {
  if (node.children) return node.children.map(plainText).join('');
  return node.type === 'break' ? ' ' : (node.value ?? node.alt ?? '');
};

const web = /^https?:\/\/[^\s/]/i;
const mail = /^mailto:[^\s@]+@[^\s@]+$/i;
const own = /^(?:#|\/(?!\/))[^\s\\]*$/;

/** Target of a link after filling in the operator's data: web, mail or this site. Null for any other target. */
export const safeHref = (url: string, words: Words): string | null => {
  const href = fillPlaceholders(decodeBraces(url), words);
  return web.test(href) || mail.test(href) || own.test(href) ? href : null;
};

/** Decode braces, which browsers percent-encode in copied URLs. */
const decodeBraces = (url: string): string => url.replaceAll(/%7B/gi, '{').replaceAll(/%7D/gi, '}');
