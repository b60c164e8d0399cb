import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { Icon } from './Icon.js';

type Props = Readonly<{ id: string; title: string; text: string; open: boolean; children: ReactNode }>;

export function Fold({ id, title, text, open, children }: Props) {
  return (
    <details id={id} open={open} className="group border-t border-line py-5">
      <summary className="flex min-h-11 items-center justify-between gap-4">
        <span>
          <span role="heading" aria-level={2} className="block font-head text-h3/[1.2]">
            {title}
          </span>
          <span className="mt-1 block text-muted">{text}</span>
        </span>
        <Icon icon={ChevronDown} className="shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pt-4">{children}</div>
    </details>
  );
}
