import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.js';
import { emojiHref, type EmojiName } from '../../ui/emoji.js';
import { PageColumns, type Section } from './TextPage.js';

/** FAQ with `<details>`, which works without JavaScript. */
export function Questions({
  title,
  lead,
  sections,
}: Readonly<{ title: string; lead: string; sections: readonly Section[] }>) {
  return (
    <PageColumns title={title} lead={lead}>
      <div className="mt-4 lg:mt-0">
        {sections.map((section) => (
          <details key={section.title} className="group border-b border-line">
            <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-bold">
              {section.title}
              <Icon icon={ChevronDown} className="transition-transform group-open:rotate-180" />
            </summary>
            <p className="pb-5">{section.text}</p>
          </details>
        ))}
      </div>
    </PageColumns>
  );
}

const pictures: readonly EmojiName[] = ['magnifier', 'handshake', 'calendar', 'envelope', 'compass', 'package'];

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
