import Trash from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../ui/Checkbox.js';
import { IconButton } from '../../../ui/IconButton.js';
import { NumberField } from '../../../ui/NumberField.js';
import { TextField } from '../../../ui/TextField.js';
import { fieldOf, mayHaveWeekend, type PriceEntry, seasonField, type SeasonEntry } from '../model/pricing.js';

type Props = Readonly<{
  entry: PriceEntry;
  name: string;
  /** The price of the weekend can never apply. */
  idle: boolean;
  errorAt: (id: string) => string | undefined;
  onChange: (part: Partial<PriceEntry>) => void;
  onNoWeekend: () => void;
}>;

/** Other prices on certain days: of the weekend, and of seasons. */
export function DatedPriceFields({ entry, name, idle, errorAt, onChange, onNoWeekend }: Props) {
  const { t } = useTranslation('wizard');
  const { seasons = [], weekend } = entry;
  const hasWeekend = weekend !== undefined && mayHaveWeekend(entry);
  const change = (next: SeasonEntry) =>
    onChange({ seasons: seasons.map((one) => (one.key === next.key ? next : one)) });
  const at = (one: SeasonEntry, field: 'from' | 'to' | 'amount') => ({
    id: seasonField(one, field),
    error: errorAt(seasonField(one, field)),
  });
  if (!hasWeekend && seasons.length === 0) return null;
  return (
    <div className="col-span-full flex flex-col gap-4">
      {hasWeekend && (
        <div className="flex items-end gap-3">
          <NumberField
            id={fieldOf(entry, 'weekend')}
            error={errorAt(fieldOf(entry, 'weekend'))}
            kind="money"
            label={t('pricing.dated.weekend')}
            hint={t('pricing.dated.weekendHint')}
            suffix="€"
            value={weekend}
            onChange={(value) => onChange({ weekend: value })}
            className="min-w-0 flex-1"
          />
          <IconButton icon={Trash} label={t('pricing.dated.removeWeekend')} onClick={onNoWeekend} />
        </div>
      )}
      <p role="status" className="rounded-md bg-sun p-3 empty:hidden">
        {hasWeekend && idle && t('pricing.dated.weekendIdle')}
      </p>
      {seasons.map((one, index) => (
        <div
          key={one.key}
          role="group"
          aria-label={t('pricing.dated.season', { name, index: index + 1 })}
          className="grid grid-cols-2 items-start gap-3 border-t border-line pt-4 md:grid-cols-[1fr_1fr_1fr_44px]"
        >
          <TextField
            {...at(one, 'from')}
            type="date"
            label={t('pricing.dated.from')}
            value={one.from}
            onChange={(event) => change({ ...one, from: event.target.value })}
          />
          <TextField
            {...at(one, 'to')}
            type="date"
            label={t('pricing.dated.to')}
            value={one.to}
            onChange={(event) => change({ ...one, to: event.target.value })}
          />
          <NumberField
            {...at(one, 'amount')}
            kind="money"
            label={t('pricing.dated.amount', { unit: t(`pricing.rent.${entry.renttype_id}`) })}
            suffix="€"
            value={one.amount}
            onChange={(value) => change({ ...one, amount: value })}
          />
          <IconButton
            icon={Trash}
            label={t('pricing.dated.removeSeason', { index: index + 1 })}
            onClick={() => onChange({ seasons: seasons.filter(({ key }) => key !== one.key) })}
            className="mt-[29px] justify-self-end"
          />
          <div className="col-span-full">
            <Checkbox
              label={t('pricing.dated.yearly')}
              checked={one.yearly}
              onChange={(event) => change({ ...one, yearly: event.target.checked })}
            />
          </div>
        </div>
      ))}
      {seasons.length > 0 && <p className="text-small text-muted">{t('pricing.dated.seasonHint')}</p>}
    </div>
  );
}
