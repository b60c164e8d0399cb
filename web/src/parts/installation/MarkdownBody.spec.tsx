import { describe, expect, it } from 'vitest';
import { render } from '@testing-library/react';
import type { Words } from '../../lib/markdown/markdown.js';
import { readMarkdown } from '../../lib/markdown/read-markdown.js';
import { MarkdownBody } from './MarkdownBody.js';

const words: Words = {
  name: 'Club & Co <b>',
  address: 'Markt 1',
  email: 'hallo@example.org',
  operatorIs: '**Club** runs [this](javascript:x).',
  responsible: 'Club.',
  inCharge: 'Ada.',
};
const html = (markdown: string): string => {
  const { sections, depths } = readMarkdown(markdown);
  const { container } = render(
    sections.map(({ title, nodes }) => <MarkdownBody key={title} nodes={nodes} depths={depths} words={words} />),
  );
  return container.innerHTML.replaceAll(/ class="[^"]*"/g, '');
};

describe('Markdown on a page', () => {
  it('renders paragraphs, lists, quotes, links and emphasis', () => {
    expect(html('One *two* **three** `four`  \nfive')).toBe(
      '<p>One <em>two</em> <strong>three</strong> four<br>five</p>',
    );
    expect(html('- a\n- b\n\n3. c')).toBe(
      '<ul><li><p>a</p></li><li><p>b</p></li></ul><ol start="3"><li><p>c</p></li></ol>',
    );
    expect(html('> a\n\n---')).toBe('<blockquote><p>a</p></blockquote><hr>');
    expect(html('[a](https://example.org) [b][c]\n\n[c]: /kontakt')).toBe(
      '<p><a href="https://example.org">a</a> <a href="/kontakt">b</a></p>',
    );
  });

  it('nests its headings below the headings of the page without gaps', () => {
    expect(html('# Main\n\n### Below\n\n##### Deep\n\n### Below')).toBe('<h3>Below</h3><h4>Deep</h4><h3>Below</h3>');
  });

  it('shows HTML, external pictures and unsafe links as text', () => {
    const drawn = html(
      '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)> ![word](https://example.org/x.png) [go](javascript:alert(1))',
    );
    expect(drawn).not.toMatch(/<(script|img|a)\b/);
    expect(drawn).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(drawn).toContain('word go');
  });

  it('inserts operator data as plain text, even if the data contains markup', () => {
    expect(html('{{name}}: {{operatorIs}} [{{email}}](mailto:{{email}}) {{unknown}}')).toBe(
      '<p>Club &amp; Co &lt;b&gt;: **Club** runs [this](javascript:x). <a href="mailto:hallo@example.org">hallo@example.org</a> {{unknown}}</p>',
    );
  });
});
