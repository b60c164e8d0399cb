/** An element of XML: its name, its text or children in their order, and its attributes. */
export type Element = Readonly<{
  name: string;
  content: string | readonly Element[];
  attributes: Readonly<Record<string, string>>;
}>;

type Child = Element | null | readonly (Element | null)[];

/** An element with a text. */
export const leaf = (name: string, text: string, attributes: Readonly<Record<string, string>> = {}): Element => ({
  name,
  content: text,
  attributes,
});

/** An element with children; what is null is left out, a list stands in its place. */
export const node = (name: string, ...children: readonly Child[]): Element => ({
  name,
  content: children.flat().filter((child) => child !== null),
  attributes: {},
});

/** What XML 1.0 has no way to say: control characters and halves of characters. */
const unsayable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string =>
  text.replace(unsayable, '').replace(/[&<>"]/g, (character) => entities[character] ?? character);

const written = ({ name, content, attributes }: Element): string => {
  const more = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`);
  const inside = typeof content === 'string' ? escape(content) : content.map(written).join('');
  return `<${name}${more.join('')}>${inside}</${name}>`;
};

/** A document of XML 1.0 in UTF-8. */
export const writeXml = (root: Element, namespaces: Readonly<Record<string, string>>): string => {
  const declared = Object.fromEntries(Object.entries(namespaces).map(([prefix, uri]) => [`xmlns:${prefix}`, uri]));
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written({ ...root, attributes: declared })}\n`;
};
