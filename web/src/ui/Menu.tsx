import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { cx } from './cx.js';
import { nextItem, topOf } from './menu-place.js';

type TriggerProps = Readonly<{
  popoverTarget: string;
  'aria-expanded': boolean;
  'aria-controls': string;
  onKeyDown: (event: KeyboardEvent) => void;
  ref: Ref<HTMLButtonElement>;
}>;
type Props = Readonly<{
  trigger: (props: TriggerProps) => ReactNode;
  label: string;
  children: ReactNode;
  align?: 'start' | 'end';
  className?: string;
}>;

const itemsOf = (panel: HTMLElement): readonly HTMLElement[] => [
  ...panel.querySelectorAll<HTMLElement>('a[href],button:not([disabled])'),
];

/**
 * A native popover next to its button: outside clicks and Escape close it and restore the focus. Contains links and
 * buttons with `menuItem`; choosing one closes it. Opened by keyboard, the focus moves to the first item; arrow keys,
 * Home and End navigate.
 */
export function Menu({ trigger, label, children, align = 'end', className }: Props) {
  const id = `menu${useId().replaceAll(/[^\w]/g, '')}`;
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const place = () => {
      const at = button.current?.getBoundingClientRect();
      if (!at) return;
      const width = element.offsetWidth;
      const left = align === 'end' ? at.right - width : at.left;
      element.style.top = `${topOf(at, element.offsetHeight, document.documentElement.clientHeight)}px`;
      element.style.left = `${Math.max(8, Math.min(left, document.documentElement.clientWidth - width - 8))}px`;
    };
    const toggled = (event: Event) => {
      const now = (event as ToggleEvent).newState === 'open';
      setOpen(now);
      if (!now) return;
      place();
      if (button.current?.matches(':focus-visible')) itemsOf(element)[0]?.focus();
    };
    element.addEventListener('toggle', toggled);
    // Adopt a menu that the browser opened natively before hydration.
    if (element.offsetHeight > 0) {
      setOpen(true);
      place();
    }
    addEventListener('resize', place);
    return () => {
      element.removeEventListener('toggle', toggled);
      removeEventListener('resize', place);
    };
  }, [align]);

  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || open) return;
    event.preventDefault();
    panel.current?.showPopover?.();
  };
  const move = (event: KeyboardEvent) => {
    const element = panel.current;
    if (!element) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      element.hidePopover?.();
      button.current?.focus();
      return;
    }
    const items = itemsOf(element);
    // Ignore keys in an input within the panel, because such keys belong to the input.
    const to = nextItem(event.key, items.indexOf(event.target as HTMLElement), items.length);
    if (to === null) return;
    event.preventDefault();
    items[to]?.focus();
  };

  return (
    <>
      {trigger({ popoverTarget: id, 'aria-expanded': open, 'aria-controls': id, onKeyDown: openByArrow, ref: button })}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens for presses on the links and buttons inside, and leads from one to the next */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        onKeyDown={move}
        className={cx(
          'fixed inset-auto min-w-56 max-w-[calc(100vw-16px)] max-h-[calc(100dvh-90px)] overflow-y-auto rounded-md border border-line p-1.5 shadow-lift',
          className,
        )}
        onClick={(event) => {
          if ((event.target as Element).closest('a,button')) panel.current?.hidePopover?.();
        }}
      >
        {children}
      </div>
    </>
  );
}

export const menuItem =
  'flex w-full min-h-11 items-center gap-3 rounded-sm border-0 bg-transparent px-3 text-left text-ink no-underline hover:bg-tint-2 aria-[current]:bg-tint aria-[current]:font-bold';
