import { fromMarkdown } from 'mdast-util-from-markdown';
import { plainText, type MarkdownNode, type MarkdownText } from './markdown.js';

/** Drop source positions, which would only enlarge the page. */
const withoutPlaces = <Part extends object>(part: Part): Part =>
  JSON.parse(JSON.stringify(part, (key, value: unknown) => (key === 'position' ? undefined : value))) as Part;

type Tree = ReturnType<typeof fromMarkdown>;
type Nested = Readonly<{ type: string; children?: readonly Nested[] }>;

/** Maximum nesting depth, beyond that of any readable text, because each level costs stack. */
const DEEPEST = 30;
/** Matches lines with `DEEPEST` or more nested quotes and lists, which take minutes to parse. */
const deepLine = new RegExp(`^(?:[ \\t]*(?:>|(?:[*+-]|\\d{1,9}[.)])[ \\t])){${DEEPEST}}`, 'm');

const isDeep = (tree: Nested): boolean => {
  let level: readonly Nested[] = [tree];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true;
    level = level.flatMap(({ children = [] }) => children);
  }
  return false;
};

const unread = (markdown: string): Tree['children'] =>
  markdown
    .split(/\n{2,}/)
    .map((value): Tree['children'][number] => ({ type: 'paragraph', children: [{ type: 'text', value }] }));

const read = (markdown: string): MarkdownText => {
  const tree = deepLine.test(markdown) ? null : fromMarkdown(markdown);
  const children = tree === null || isDeep(tree) ? unread(markdown) : withoutPlaces(tree).children;
  const headings = children.flatMap((node) => (node.type === 'heading' ? [node.depth] : []));
  const depths = [...new Set<number>(headings)].toSorted((one, other) => one - other);
  const sections: { title: string; nodes: MarkdownNode[] }[] = [{ title: '', nodes: [] }];
  for (const node of children) {
    if (node.type === 'heading' && node.depth === depths[0]) sections.push({ title: plainText(node), nodes: [] });
    else sections.at(-1)?.nodes.push(node);
  }
  return { sections: sections.filter(({ title, nodes }) => title !== '' || nodes.length > 0), depths };
};

/** LRU cache: the server parses each text once, independent of the number of visitors. */
const known = new Map<string, MarkdownText>();
/** Cache size, sufficient for the versions of the legal texts in three languages. */
const MOST_KNOWN = 24;

/**
 * Splits Markdown into sections by its top-level headings, whatever their level. Text nested too deeply stays unparsed.
 */
export const readMarkdown = (markdown: string): MarkdownText => {
  const text = known.get(markdown) ?? read(markdown);
  known.delete(markdown);
  known.set(markdown, text);
  for (const oldest of known.keys()) {
    if (known.size <= MOST_KNOWN) break;
    known.delete(oldest);
  }
  return text;
};
