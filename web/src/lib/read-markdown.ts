import { fromMarkdown } from 'mdast-util-from-markdown';
import { plainText, type MarkdownNode, type MarkdownText } from './markdown.js';

/** Where a part stood in the text is nothing that a page needs. */
const withoutPlaces = <Part extends object>(part: Part): Part =>
  JSON.parse(JSON.stringify(part, (key, value: unknown) => (key === 'position' ? undefined : value))) as Part;

/** Reads Markdown into sections by its main headings, whichever level those have. */
export const readMarkdown = (markdown: string): MarkdownText => {
  const { children } = withoutPlaces(fromMarkdown(markdown));
  const headings = children.flatMap((node) => (node.type === 'heading' ? [node.depth] : []));
  const depths = [...new Set<number>(headings)].toSorted((one, other) => one - other);
  const sections: { title: string; nodes: MarkdownNode[] }[] = [{ title: '', nodes: [] }];
  for (const node of children) {
    if (node.type === 'heading' && node.depth === depths[0]) sections.push({ title: plainText(node), nodes: [] });
    else sections.at(-1)?.nodes.push(node);
  }
  return { sections: sections.filter(({ title, nodes }) => title !== '' || nodes.length > 0), depths };
};
