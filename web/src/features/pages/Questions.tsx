import ChevronDown from 'lucide-react/icons/chevron-down';
import { Icon } from '../../ui/Icon.js';
import type { Section } from './TextPage.js';

/** Questions that open; they work without script. */
export function Questions({ title, lead, sections }: Readonly<{ title: string; lead: string; sections: readonly Section[] }>) {
  return (
    <div className="wrap pt-8 pb-14 md:pt-12">
      <div className="max-w-[720px]">
        <h1>{title}</h1>
        <p className="mt-3 mb-6 text-[18px] text-muted">{lead}</p>
        {sections.map((section) => (
          <details key={section.title} className="group border-b border-line">
            <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-bold">
              {section.title}<Icon icon={ChevronDown} className="transition-transform group-open:rotate-180" />
            </summary>
            <p className="pb-5">{section.text}</p>
          </details>
        ))}
      </div>
    </div>
  );
}
