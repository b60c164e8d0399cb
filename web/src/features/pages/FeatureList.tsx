import type { ReactNode } from 'react';
import { emojiHref, type EmojiName } from '../../ui/emoji.js';
import type { Section } from './TextPage.js';

const pictures: readonly EmojiName[] = [
  'magnifier',
  'handshake',
  'calendar',
  'envelope',
  'compass',
  'package',
  'waving',
  'mailbox',
  'toolbox',
  'ladder',
  'seedling',
  'house',
];

export function FeatureList({
  title,
  lead,
  sections,
  action,
}: Readonly<{ title: string; lead: string; sections: readonly Section[]; action: ReactNode }>) {
  return (
    <div className="wrap pt-8 pb-14 md:pt-12">
      <h1>{title}</h1>
      <p className="mt-3 text-lead text-muted">{lead}</p>
      <ul className="mt-8 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {sections.map((section, index) => (
          <li key={section.title} className="rounded-lg bg-sand p-6">
            <img
              src={emojiHref(pictures[index % pictures.length] ?? 'package')}
              alt=""
              width={56}
              height={56}
              loading="lazy"
              className="mb-3"
            />
            <h2 className="text-h3">{section.title}</h2>
            <p className="mt-2 text-muted">{section.text}</p>
          </li>
        ))}
      </ul>
      <div className="mt-8">{action}</div>
    </div>
  );
}
