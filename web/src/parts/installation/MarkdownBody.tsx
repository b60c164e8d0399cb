import { fillPlaceholders } from '@lendring/contracts/installation/legal-words.js';
import { Fragment, type ReactNode } from 'react';
import { plainText, safeHref, type MarkdownNode, type Words } from '../../lib/markdown/markdown.js';

type Props = Readonly<{ nodes: readonly MarkdownNode[]; depths: readonly number[]; words: Words }>;

type Draw = (nodes: readonly MarkdownNode[]) => ReactNode;

const headings = ['h3', 'h4', 'h5', 'h6'] as const;

/** Renders supported Markdown; anything else, such as HTML or remote pictures, appears as text. */
export function MarkdownBody({ nodes, depths, words }: Props) {
  const fill = (text: string) => fillPlaceholders(text, words);
  const addresses = new Map(
    nodes.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node.url] as const] : [])),
  );
  const linkTo = (url: string, children: readonly MarkdownNode[]): ReactNode => {
    const href = safeHref(url, words);
    return href === null ? (
      draw(children)
    ) : (
      <a href={href} className="underline">
        {draw(children)}
      </a>
    );
  };
  const drawOne = (node: MarkdownNode): ReactNode => {
    switch (node.type) {
      case 'paragraph':
        return <p className="mt-2">{draw(node.children)}</p>;
      case 'heading': {
        const Heading = headings[Math.max(0, depths.indexOf(node.depth) - 1)] ?? 'h6';
        return <Heading className="mt-5 text-base font-bold">{draw(node.children)}</Heading>;
      }
      case 'list': {
        const List = node.ordered ? 'ol' : 'ul';
        return (
          <List
            className={`mt-2 flex flex-col gap-1 pl-6 ${node.ordered ? 'list-decimal' : 'list-disc'}`}
            {...(node.ordered && node.start !== null && node.start !== undefined && { start: node.start })}
          >
            {draw(node.children)}
          </List>
        );
      }
      case 'listItem':
        return <li className="[&>p:first-child]:mt-0">{draw(node.children)}</li>;
      case 'blockquote':
        return <blockquote className="mt-2 border-l-4 border-line pl-4">{draw(node.children)}</blockquote>;
      case 'thematicBreak':
        return <hr className="my-6 border-line" />;
      case 'strong':
        return <strong>{draw(node.children)}</strong>;
      case 'emphasis':
        return <em>{draw(node.children)}</em>;
      case 'link':
        return linkTo(node.url, node.children);
      case 'linkReference':
        return linkTo(addresses.get(node.identifier) ?? '', node.children);
      case 'break':
        return <br />;
      case 'code':
        return <p className="mt-2 whitespace-pre-line">{fill(node.value)}</p>;
      case 'definition':
        return null;
      case 'text':
      case 'html':
      case 'inlineCode':
        return fill(node.value);
      default:
        return plainText(node);
    }
  };
  const draw: Draw = (list) => list.map((node, index) => <Fragment key={index}>{drawOne(node)}</Fragment>);
  return draw(nodes);
}
