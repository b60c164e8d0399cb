import Star from 'lucide-react/icons/star';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx.js';
import { Icon } from './Icon.js';

export function StarsInput({
  legend,
  value,
  onChange,
  error,
  id,
}: Readonly<{
  legend: string;
  value: number | null;
  onChange: (stars: number) => void;
  error?: string | undefined;
  id?: string;
}>) {
  const { t } = useTranslation();
  const own = useId();
  const name = id ?? own;
  return (
    <fieldset id={name} tabIndex={-1}>
      <legend className="mb-1 text-base font-bold">{legend}</legend>
      <div className="flex">
        {[1, 2, 3, 4, 5].map((count) => (
          <label
            key={count}
            className="grid size-11 place-items-center rounded-sm has-focus-visible:outline-3 has-focus-visible:outline-teal"
          >
            <input
              type="radio"
              name={name}
              checked={value === count}
              onChange={() => onChange(count)}
              className="sr-only"
              aria-label={t('ui.starCount', { count })}
            />
            <Icon icon={Star} size={30} className={cx('text-teal', value !== null && count <= value && 'fill-teal')} />
          </label>
        ))}
      </div>
      {error && <p className="text-small font-semibold text-rose-ink">{error}</p>}
    </fieldset>
  );
}
