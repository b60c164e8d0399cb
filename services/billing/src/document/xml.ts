export type Element = Readonly<{
  name: string;
  content: string | readonly Element[];
  attributes: Readonly<Record<string, string>>;
}>;

type Child = Element | null | readonly (Element | null)[];

export const leaf = (name: string, text: string, attributes: Readonly<Record<string, string>> = {}): Element => ({
  name,
  content: text,
  attributes,
});

/** An element with children; null children are dropped and lists are flattened. */
export const node = (name: string, ...children: readonly Child[]): Element => ({
  name,
  content: children.flat().filter((child) => child !== null),
  attributes: {},
});

/** Characters that XML 1.0 forbids: control characters and lone surrogates. */
const unsayable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string =>
  text.replace(unsayable, '').replace(/[&<>"]/g, (character) => entities[character] ?? character);

const written = ({ name, content, attributes }: Element): string => {
  const more = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`);
  const inside = typeof content === 'string' ? escape(content) : content.map(written).join('');
  return `<${name}${more.join('')}>${inside}</${name}>`;
};

export const writeXml = (root: Element, namespaces: Readonly<Record<string, string>>): string => {
  const declared = Object.fromEntries(Object.entries(namespaces).map(([prefix, uri]) => [`xmlns:${prefix}`, uri]));
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written({ ...root, attributes: declared })}\n`;
};
