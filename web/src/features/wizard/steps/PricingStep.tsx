import type { PaymentTypeId } from '@lendring/contracts/rules/terms.js';
import Banknote from 'lucide-react/icons/banknote';
import Beer from 'lucide-react/icons/beer';
import Gift from 'lucide-react/icons/gift';
import HandHeart from 'lucide-react/icons/hand-heart';
import Package from 'lucide-react/icons/package';
import PiggyBank from 'lucide-react/icons/piggy-bank';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';
import { Icon } from '../../../ui/Icon.js';
import { RadioCards } from '../../../ui/RadioCards.js';
import { PriceEntryCard } from '../components/PriceEntryCard.js';
import { PricePreview } from '../components/PricePreview.js';
import { UsualPriceNote } from '../components/UsualPriceNote.js';
import {
  hasRoom,
  fieldOf,
  kindsOf,
  newEntry,
  paymentTypes,
  pricingModel,
  toShapes,
  type Entries,
  type PriceEntry,
} from '../model/pricing.js';
import { StepFrame } from '../StepFrame.js';
import { useStepForm } from '../use-step-form.js';

const icons = { 1: Banknote, 2: Beer, 3: Package, 4: HandHeart, 5: Gift, 6: PiggyBank } as const;
type Going = Readonly<{ ids: readonly string[]; kind: PaymentTypeId; whole: boolean }>;

export function PricingStep() {
  const { t } = useTranslation('wizard');
  const form = useStepForm({ pricing: pricingModel });
  const entries = form.values.pricing;
  const change = (pricing: Entries) => form.change({ pricing });
  const kinds = kindsOf(entries);
  const [going, setGoing] = useState<Going | null>(null);

  const without = (ids: readonly string[]) => change(entries.filter((entry) => !ids.includes(entry.pricing_id)));
  const add = (kind: PaymentTypeId) => {
    const entry = newEntry(entries, kind, crypto.randomUUID());
    change([...entries, entry]);
    // The first field of the new entry may be below the window or behind the action bar.
    requestAnimationFrame(() =>
      document.getElementById(fieldOf(entry, 'renttype_id'))?.scrollIntoView({ block: 'nearest' }),
    );
  };
  /** Deleting a price needs confirmation (spec §5). */
  const remove = (gone: readonly PriceEntry[], kind: PaymentTypeId, whole: boolean) =>
    setGoing({ ids: gone.map((entry) => entry.pricing_id), kind, whole });
  const choose = (values: readonly `${PaymentTypeId}`[]) => {
    const wanted = values.map(Number) as PaymentTypeId[];
    const fresh = wanted.find((kind) => !kinds.includes(kind));
    const dropped = kinds.find((kind) => !wanted.includes(kind));
    if (fresh && hasRoom(entries)) add(fresh);
    if (dropped)
      remove(
        entries.filter((entry) => entry.paymenttype_id === dropped),
        dropped,
        true,
      );
  };

  return (
    <StepFrame title={t('pricing.title')} intro={t('pricing.intro')} form={form}>
      <UsualPriceNote />
      <RadioCards
        id="kinds"
        legend={t('pricing.title')}
        hideLegend
        multiple
        value={kinds.map((kind) => `${kind}` as const)}
        onChange={choose}
        error={form.errorAt('kinds')}
        options={paymentTypes.map((kind) => ({
          value: `${kind}` as const,
          label: t(`pricing.kind.${kind}.label`),
          detail: t(`pricing.kind.${kind}.detail`),
          icon: icons[kind],
        }))}
      />
      {kinds.map((kind) => {
        const own = entries.filter((entry) => entry.paymenttype_id === kind);
        return (
          <section key={kind} aria-labelledby={`kind-${kind}`} className="flex flex-col gap-3.5">
            <h2 id={`kind-${kind}`} className="text-h3">
              {t(`pricing.kind.${kind}.label`)}
            </h2>
            {own.map((entry, index) => (
              <PriceEntryCard
                key={entry.pricing_id}
                entry={entry}
                name={t('pricing.entry', { kind: t(`pricing.kind.${kind}.label`), index: index + 1 })}
                errorAt={form.errorAt}
                onChange={(next) => change(entries.map((one) => (one.pricing_id === next.pricing_id ? next : one)))}
                onRemove={() => remove([entry], kind, own.length === 1)}
              />
            ))}
            {hasRoom(entries) ? (
              <Button variant="soft" onClick={() => add(kind)} className="self-start">
                <Icon icon={Plus} />
                {t('pricing.add')}
                <span className="sr-only">{t('pricing.addFor', { kind: t(`pricing.kind.${kind}.label`) })}</span>
              </Button>
            ) : (
              <p className="text-small text-muted">{t('pricing.full')}</p>
            )}
          </section>
        );
      })}
      <PricePreview pricing={toShapes(entries)} />
      <ConfirmDialog
        open={going !== null}
        onClose={() => setGoing(null)}
        title={t(going?.whole ? 'pricing.removeKindTitle' : 'pricing.removeTitle')}
        action={t('pricing.remove')}
        onConfirm={() => {
          if (going) without(going.ids);
          setGoing(null);
          document.getElementById('kinds')?.focus();
        }}
      >
        <p>
          {going &&
            t(going.whole ? 'pricing.removeKindText' : 'pricing.removeText', {
              kind: t(`pricing.kind.${going.kind}.label`),
            })}
        </p>
      </ConfirmDialog>
    </StepFrame>
  );
}
