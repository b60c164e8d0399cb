import ChevronDown from 'lucide-react/icons/chevron-down';
import { Icon } from '../../ui/Icon.js';
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
