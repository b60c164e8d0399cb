import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from './cx.js';

export type Tab<Id extends string> = Readonly<{ id: Id; label: ReactNode; count?: number | undefined }>;
type Props<Id extends string> = Readonly<{
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  children: ReactNode;
}>;

export const tabLook = (on: boolean): string =>
  cx(
    'inline-flex min-h-11 items-center gap-2 border-0 border-b-[3px] bg-transparent px-3 font-bold no-underline whitespace-nowrap',
    on ? 'border-teal text-teal-deep' : 'border-transparent text-muted hover:text-ink',
  );

/** Tabs within a page; arrow keys move. For tabs with addresses of their own use a `nav` of links with `tabLook`. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: Props<Id>) {
  const base = useId();
  const onKey = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === selected);
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -at, End: tabs.length - 1 - at }[event.key];
    const next = step === undefined ? undefined : tabs[(at + step + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    document.getElementById(`${base}-${next.id}`)?.focus();
  };
  return (
    <>
      <div role="tablist" aria-label={label} onKeyDown={onKey} className="flex flex-wrap border-b border-line">
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${base}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === selected}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            className={tabLook(tab.id === selected)}
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="rounded-full bg-mist px-2 text-fine text-ink">{tab.count}</span>
            )}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${selected}`} className="pt-6">
        {children}
      </div>
    </>
  );
}
