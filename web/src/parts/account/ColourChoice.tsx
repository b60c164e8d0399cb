import { colours } from '@lendring/contracts/account/colours.js';
import Check from 'lucide-react/icons/check';
import { cx } from '../../ui/cx.js';
import { Icon } from '../../ui/Icon.js';

type Props = Readonly<{
  legend: string;
  hideLegend?: boolean;
  value: string;
  onChange: (colour: string) => void;
  nameOf: (colour: (typeof colours)[number][1]) => string;
}>;

export function ColourChoice({ legend, hideLegend = false, value, onChange, nameOf }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className={cx(hideLegend ? 'sr-only' : 'mb-2 text-base font-bold')}>{legend}</legend>
      <div className="grid w-fit grid-cols-6 gap-2.5">
        {colours.map(([colour, name]) => (
          <label
            key={colour}
            title={nameOf(name)}
            className="relative grid size-12 place-items-center rounded-full has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal"
            style={{ background: colour }}
          >
            <input
              type="radio"
              name="color"
              value={colour}
              checked={value === colour}
              onChange={() => onChange(colour)}
              aria-label={nameOf(name)}
              className="absolute inset-0 opacity-0"
            />
            {value === colour && (
              <span
                aria-hidden
                className="absolute inset-0 grid place-items-center rounded-full border-[3px] border-teal-deep text-teal-ink"
              >
                <Icon icon={Check} />
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
