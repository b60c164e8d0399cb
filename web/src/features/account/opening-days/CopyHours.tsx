import { useId, useState } from 'react';
import Copy from 'lucide-react/icons/copy';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.js';
import { Chip } from '../../../ui/Chip.js';
import { Icon } from '../../../ui/Icon.js';
import { copiedTo, differingFrom, type Week } from './week.js';

const MONDAY_TO_FRIDAY = [0, 1, 2, 3, 4];

type Props = Readonly<{
  week: Week;
  day: number;
  /** Names of the weekdays, Monday first. */
  names: readonly string[];
  onChange: (week: Week) => void;
}>;

/** Copies the hours of a day to all others or to chosen ones; nothing while all days have them. */
export function CopyHours({ week, day, names, onChange }: Props) {
  const { t } = useTranslation('openingDays');
  const { t: common } = useTranslation();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const differing = differingFrom(week, day);
  if (differing.length === 0) return null;
  const copy = (days: readonly number[]) => {
    onChange(copiedTo(week, day, days));
    setOpen(false);
    setChosen([]);
  };
  const isWeekday = day < MONDAY_TO_FRIDAY.length && differing.some((one) => MONDAY_TO_FRIDAY.includes(one));
  return (
    <div className="flex flex-col items-start gap-2">
      <Button variant="quiet" small aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <Icon icon={Copy} size={16} />
        {t('copy.open')}
        <span className="sr-only">: {names[day]}</span>
      </Button>
      {isOpen && (
        <fieldset id={id} className="m-0 flex min-w-0 flex-col gap-3 rounded-md bg-tint-2 p-3">
          <legend className="sr-only">{t('copy.of', { day: names[day] })}</legend>
          <div className="flex flex-wrap gap-2">
            <Button small variant="soft" onClick={() => copy(names.map((_, index) => index))}>
              {t('copy.all')}
            </Button>
            {isWeekday && (
              <Button small variant="soft" onClick={() => copy(MONDAY_TO_FRIDAY)}>
                {t('copy.weekdays')}
              </Button>
            )}
          </div>
          <p className="text-small text-muted">{t('copy.some')}</p>
          <div className="flex flex-wrap gap-2">
            {differing.map((index) => (
              <Chip
                key={index}
                on={chosen.includes(index)}
                onClick={() =>
                  setChosen(chosen.includes(index) ? chosen.filter((one) => one !== index) : [...chosen, index])
                }
              >
                {names[index]}
              </Chip>
            ))}
          </div>
          <div className="flex flex-wrap gap-2">
            <Button small disabled={chosen.length === 0} onClick={() => copy(chosen)}>
              {t('copy.go')}
            </Button>
            <Button small variant="quiet" onClick={() => setOpen(false)}>
              {common('ui.cancel')}
            </Button>
          </div>
        </fieldset>
      )}
    </div>
  );
}
