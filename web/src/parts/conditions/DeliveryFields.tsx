import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import { deliveryLimits, deliveryServices, type DeliveryService } from '@lendring/contracts/rules/delivery.js';
import { Button } from '../../ui/Button.js';
import { Checkbox } from '../../ui/Checkbox.js';
import { Icon } from '../../ui/Icon.js';
import { IconButton } from '../../ui/IconButton.js';
import { NumberField } from '../../ui/NumberField.js';
import { TextField } from '../../ui/TextField.js';
import { type DeliveryEntry, type DeliveryStep, kmField, newStep, priceField } from './delivery.js';

type Props = Readonly<{
  value: DeliveryEntry;
  onChange: (value: DeliveryEntry) => void;
  errorAt: (field: string) => string | undefined;
}>;

/** Return services of the owner with their price by distance. */
export function DeliveryFields({ value, onChange, errorAt }: Props) {
  const { t } = useTranslation('wizard');
  const { services, steps, note } = value;
  const add = () => ({ ...value, steps: [...steps, newStep(crypto.randomUUID())] });
  const toggle = (service: DeliveryService, chosen: boolean) =>
    onChange({
      ...(chosen && steps.length === 0 ? add() : value),
      services: chosen ? [...services, service] : services.filter((one) => one !== service),
    });
  const change = (next: DeliveryStep) =>
    onChange({ ...value, steps: steps.map((one) => (one.key === next.key ? next : one)) });
  return (
    <>
      <div className="flex flex-col gap-2">
        {deliveryServices.map((service) => (
          <Checkbox
            key={service}
            id={`delivery-${service}`}
            label={t(`delivery.${service}`)}
            checked={services.includes(service)}
            onChange={(event) => toggle(service, event.target.checked)}
          />
        ))}
      </div>
      {services.length > 0 && (
        <div className="flex max-w-[440px] flex-col gap-4">
          {steps.map((step, index) => (
            <div
              key={step.key}
              role="group"
              aria-label={t('delivery.step', { index: index + 1 })}
              className="flex items-start gap-3"
            >
              <NumberField
                id={kmField(step)}
                label={t('delivery.km')}
                suffix="km"
                value={step.km}
                error={errorAt(kmField(step))}
                onChange={(km) => change({ ...step, km })}
                className="min-w-0 flex-1"
              />
              <NumberField
                id={priceField(step)}
                kind="money"
                label={t('delivery.price')}
                suffix="€"
                value={step.price}
                error={errorAt(priceField(step))}
                onChange={(price) => change({ ...step, price })}
                className="min-w-0 flex-1"
              />
              <IconButton
                icon={Trash}
                label={t('delivery.remove', { index: index + 1 })}
                onClick={() => onChange({ ...value, steps: steps.filter(({ key }) => key !== step.key) })}
                className="mt-[29px]"
              />
            </div>
          ))}
          {errorAt('delivery-add') && (
            <p role="alert" className="text-small text-rose-ink">
              {errorAt('delivery-add')}
            </p>
          )}
          {steps.length < deliveryLimits.steps && (
            <Button id="delivery-add" variant="ghost" small className="self-start" onClick={() => onChange(add())}>
              <Icon icon={Plus} size={18} />
              {t('delivery.add')}
            </Button>
          )}
          <p className="text-small text-muted">{t('delivery.measured')}</p>
          <TextField
            id="delivery-note"
            label={t('delivery.note')}
            hint={t('delivery.noteHint')}
            optional
            maxLength={deliveryLimits.note}
            value={note}
            error={errorAt('delivery-note')}
            onChange={(event) => onChange({ ...value, note: event.target.value })}
          />
        </div>
      )}
    </>
  );
}
