import type { LucideIcon } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx.js';
import { controlLook } from './Field.js';
import { Icon } from './Icon.js';

export type Suggestion = Readonly<{ id: string; label: string; detail?: string; icon?: LucideIcon }>;
type Props<Item extends Suggestion> = Readonly<{
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Suggestions, displayed from `minLength` characters on (spec §5). */
  suggestions: readonly Item[];
  onChoose: (item: Item) => void;
  onSubmit?: () => void;
  placeholder?: string;
  minLength?: number;
  empty?: string | undefined;
  before?: ReactNode;
  /** Arranges the options in groups (`li role="presentation"`) without changing the order of arrow keys. */
  arrange?: (options: readonly Readonly<{ item: Item; option: ReactNode }>[]) => ReactNode;
  id?: string;
  name?: string;
  hideLabel?: boolean;
  className?: string;
  inputClassName?: string;
  ref?: Ref<HTMLInputElement>;
  error?: string | undefined;
  field?: Readonly<{ hint?: string | undefined; error?: string | undefined }>;
}>;

/** Suggestions overlay the page in a row of fields; stacked on a phone, they push the following content down. */
const plainPopup =
  'max-md:mt-2 max-md:-mx-2 md:absolute md:top-[calc(100%+12px)] md:-left-3 md:w-[max(100%+24px,300px)] md:max-w-[calc(100vw-36px)] md:shadow-lift';

/**
 * Text field with suggestions (WAI-ARIA combobox): arrow keys move, Enter chooses, Escape and an outside click close.
 */
export function Combobox<Item extends Suggestion>({
  label,
  value,
  onChange,
  suggestions,
  onChoose,
  onSubmit,
  placeholder,
  minLength = 3,
  empty,
  before,
  arrange,
  id: given,
  name,
  hideLabel,
  className,
  inputClassName,
  error,
  field,
  ref,
}: Props<Item>) {
  const { t } = useTranslation();
  const own = useId();
  const id = given ?? own;
  const box = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(false);
  const [active, setActive] = useState(-1);
  const enough = value.trim().length >= minLength;
  const open = asked && enough && (suggestions.length > 0 || Boolean(empty));
  const at = open ? Math.min(active, suggestions.length - 1) : -1;

  useEffect(() => {
    if (error) setAsked(true);
  }, [error]);
  useEffect(() => {
    if (!asked) return undefined;
    const outside = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) setAsked(false);
    };
    // Listen to `click`, not to a press, because closing earlier would move the click's target.
    document.addEventListener('click', outside);
    return () => document.removeEventListener('click', outside);
  }, [asked]);
  useEffect(() => {
    if (at >= 0) document.getElementById(`${id}-${at}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [at, id]);

  const choose = (item: Item) => {
    setAsked(false);
    setActive(-1);
    onChoose(item);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (!open) {
        setAsked(true);
        setActive(step === 1 ? 0 : suggestions.length - 1);
        return;
      }
      setActive((now) =>
        now + step < -1 ? suggestions.length - 1 : now + step >= suggestions.length ? -1 : now + step,
      );
    } else if (event.key === 'Enter') {
      const item = suggestions[at];
      if (item) {
        event.preventDefault();
        choose(item);
        return;
      }
      setAsked(false);
      if (onSubmit) {
        event.preventDefault();
        onSubmit();
      }
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      setAsked(false);
    } else if (event.key === 'Tab') setAsked(false);
  };

  const options = suggestions.map((item, index) => ({
    item,
    option: (
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys of its options
      <li
        key={item.id}
        id={`${id}-${index}`}
        role="option"
        aria-selected={index === at}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => choose(item)}
        className={cx(
          'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5',
          index === at ? 'bg-tint' : 'hover:bg-tint-2',
        )}
      >
        {item.icon && <Icon icon={item.icon} className="text-teal-deep" />}
        <span className="min-w-0 wrap-anywhere">
          {item.label}
          {item.detail && <span className="text-muted"> {item.detail}</span>}
        </span>
      </li>
    ),
  }));

  const wrong = field?.error ?? error;
  const described = [field?.hint && `${id}-hint`, wrong && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div ref={box} className={cx('relative', field && 'flex flex-col gap-1.5', className)}>
      <label
        htmlFor={id}
        className={hideLabel ? 'sr-only' : field ? 'text-base font-bold' : 'block text-fine font-bold'}
      >
        {label}
      </label>
      {field?.hint && (
        <p id={`${id}-hint`} className="text-small text-muted">
          {field.hint}
        </p>
      )}
      <div className={field ? 'relative' : 'contents'}>
        <div className="flex items-center gap-2">
          {before}
          <input
            ref={ref}
            id={id}
            name={name}
            type="text"
            role="combobox"
            autoComplete="off"
            enterKeyHint="search"
            value={value}
            placeholder={placeholder}
            aria-expanded={open}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            {...(at >= 0 ? { 'aria-activedescendant': `${id}-${at}` } : {})}
            onChange={(event) => {
              onChange(event.target.value);
              setAsked(true);
              setActive(-1);
            }}
            onFocus={(event) => {
              setAsked(false);
              // Select the text, because a returning user mostly wants to replace it. Skip focus events replayed from
              // before hydration, because selecting would let the next key replace the user's input.
              if (event.nativeEvent.isTrusted) event.currentTarget.select();
            }}
            onKeyDown={onKey}
            className={cx(
              field ? controlLook : 'w-full min-w-0 border-0 bg-transparent p-0 text-base text-ink outline-offset-4',
              inputClassName,
            )}
            {...(described ? { 'aria-describedby': described } : {})}
            {...(wrong ? { 'aria-invalid': true } : {})}
          />
        </div>
        <div
          data-popup
          hidden={!open && !error}
          className={cx(
            // Stack the list below the page's sticky header.
            'z-15 rounded-md border border-line bg-paper',
            field ? 'absolute top-[calc(100%+4px)] left-0 w-full shadow-lift' : plainPopup,
          )}
        >
          {error && (
            <p id={`${id}-error`} className="px-4 py-2.5 text-base font-semibold text-rose-ink">
              {error}
            </p>
          )}
          <ul
            id={`${id}-list`}
            role="listbox"
            aria-label={label}
            hidden={!open}
            className={cx(
              'm-0 list-none overflow-y-auto p-1.5',
              field ? 'max-h-[60vh]' : 'max-h-[60vh] max-md:max-h-60',
            )}
          >
            {open && (arrange ? arrange(options) : options.map(({ option }) => option))}
            {open && suggestions.length === 0 && (
              <li role="option" aria-selected={false} aria-disabled className="px-3 py-2 text-muted">
                {empty}
              </li>
            )}
          </ul>
        </div>
      </div>
      {field?.error && (
        <p id={`${id}-error`} className="text-small font-semibold text-rose-ink">
          {field.error}
        </p>
      )}
      <span aria-live="polite" className="sr-only">
        {open ? t('ui.suggestions', { count: suggestions.length }) : ''}
      </span>
    </div>
  );
}
