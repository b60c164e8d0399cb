import Banknote from 'lucide-react/icons/banknote';
import Beer from 'lucide-react/icons/beer';
import Eye from 'lucide-react/icons/eye';
import Gift from 'lucide-react/icons/gift';
import HandHeart from 'lucide-react/icons/hand-heart';
import Lightbulb from 'lucide-react/icons/lightbulb';
import Package from 'lucide-react/icons/package';
import PiggyBank from 'lucide-react/icons/piggy-bank';
import Plus from 'lucide-react/icons/plus';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferShape } from '@lendring/contracts/http/offer.js';
import type { OfferCardShape, PricingShape } from '@lendring/contracts/http/shapes.js';
import type { PaymentTypeId } from '@lendring/contracts/rules/terms.js';
import { usualPricesQuery } from '../../../api/offer-search.js';
import { money, moneyExact } from '../../../i18n/format.js';
import { locales } from '../../../i18n/locale.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { useSession } from '../../../lib/session/session-context.js';
import { weekendText } from '../../../parts/offers/dated-prices.js';
import { amountText } from '../../../parts/offers/PriceText.js';
import { Button } from '../../../ui/Button.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';
import { Icon } from '../../../ui/Icon.js';
import { RadioCards } from '../../../ui/RadioCards.js';
import { StepFrame } from '../StepFrame.js';
import { PriceEntryCard } from '../components/PriceEntryCard.js';
import {
  combines,
  type Entries,
  examples,
  fieldOf,
  hasRoom,
  idleWeekends,
  kindsOf,
  newEntry,
  paymentTypes,
  type PriceEntry,
  pricingModel,
  previewShapes,
} from '../model/pricing.js';
import { useStepForm } from '../use-step-form.js';
import { useWizard } from '../wizard-context.js';

/** Middle half of similar daily prices, in cents, rounded to whole euros. */
type UsualPrice = Readonly<{ from: number; to: number }>;

const enough = 5;

/** Largest ratio of dear to cheap daily prices, a tenth left out at either end, at which offers are comparable. */
const MOST_SPREAD = 4;

/** Usual daily price; null if offers are too few or too different. Ignores the user's own offers. */
export const usualPrice = (offers: readonly OfferCardShape[], ownId: string | undefined): UsualPrice | null => {
  const prices = offers
    .filter((offer) => offer.owner?.user_id !== ownId)
    .flatMap(({ pricing }) =>
      pricing
        .filter((price) => price.paymenttype_id === 1 && price.renttype_id === 1)
        .slice(0, 1)
        .map(({ amount }) => amount),
    )
    .toSorted((a, b) => a - b);
  if (prices.length < enough) return null;
  const at = (part: number): number =>
    Math.max(100, Math.round((prices[Math.round((prices.length - 1) * part)] ?? 0) / 100) * 100);
  if (at(0.9) > MOST_SPREAD * at(0.1)) return null;
  return { from: at(0.25), to: at(0.75) };
};

function UsualPriceNote() {
  const { t } = useTranslation('wizard');
  const api = useApi();
  const session = useSession();
  const {
    offer: { category_id: category },
  } = useWizard();
  const profile = session.status === 'in' ? session.profile : null;
  const cityId = profile?.address?.city_id ?? null;
  const around = useQuery({
    ...usualPricesQuery(api, category ?? 0, cityId),
    enabled: category !== null && cityId !== null,
  });
  const near = around.data ? usualPrice(around.data.offers, profile?.user_id) : null;
  const everywhere = useQuery({
    ...usualPricesQuery(api, category ?? 0, null),
    enabled: category !== null && !near && (cityId === null || around.isFetched),
  });
  const usual = near ?? (everywhere.data ? usualPrice(everywhere.data.offers, profile?.user_id) : null);
  if (!usual) return null;
  const [from, to] = [money({ minor: usual.from }), money({ minor: usual.to })];
  return (
    <p className="flex gap-4 rounded-md bg-sand p-4">
      <Icon icon={Lightbulb} className="mt-0.5" />
      <span>
        {usual.from === usual.to
          ? t(near ? 'pricing.similarOne' : 'pricing.similarAnywhereOne', { amount: from })
          : t(near ? 'pricing.similar' : 'pricing.similarAnywhere', { from, to })}
      </span>
    </p>
  );
}

function PricePreview({
  pricing,
  opening,
}: Readonly<{ pricing: readonly PricingShape[] } & Pick<OfferShape, 'opening'>>) {
  const { t } = useTranslation('wizard');
  const words = useAnyText();
  const locale = useLocale();
  const parts = examples(pricing).map((one) => {
    const length = words(`unit.${one.renttype_id}`, { count: one.units });
    const units = one.count > 1 ? `${words('unit.piece', { count: one.count })} × ${length}` : length;
    if (one.paymenttype_id === 5) return t('pricing.exampleFree', { units });
    if (one.paymenttype_id === 6) return t('pricing.examplePiggy', { units });
    const amount = amountText(words, one);
    return one.paymenttype_id === 4
      ? t('pricing.exampleDonation', { units, amount, target: one.donation_target ?? '' })
      : t('pricing.example', { units, amount });
  });
  if (parts.length === 0) return null;
  return (
    <p className="flex gap-4 rounded-md bg-sand p-4">
      <Icon icon={Eye} className="mt-0.5" />
      <span>
        <b>{t('pricing.preview')}</b> {new Intl.ListFormat(locales[locale].iso, { type: 'disjunction' }).format(parts)}.
        {pricing.map(
          ({ pricing_id: id, weekend }) =>
            weekend !== undefined && (
              <Fragment key={id}>
                {' '}
                {weekendText(words, opening)}: {moneyExact({ minor: weekend })}.
              </Fragment>
            ),
        )}
        {combines(pricing) && ` ${t('pricing.combines')}`}
      </span>
    </p>
  );
}

const icons = { 1: Banknote, 2: Beer, 3: Package, 4: HandHeart, 5: Gift, 6: PiggyBank } as const;
type Going = Readonly<{ ids: readonly string[]; kind: PaymentTypeId; whole: boolean }>;

export function PricingStep() {
  const { t } = useTranslation('wizard');
  const { mode, offer } = useWizard();
  const form = useStepForm({ pricing: pricingModel });
  const entries = form.values.pricing;
  const idle = idleWeekends(entries, offer.opening);
  const change = (pricing: Entries) => form.change({ pricing });
  const kinds = kindsOf(entries);
  const [going, setGoing] = useState<Going | null>(null);

  const without = (ids: readonly string[]) => change(entries.filter((entry) => !ids.includes(entry.pricing_id)));
  const add = (kind: PaymentTypeId) => {
    const entry = newEntry(entries, kind, crypto.randomUUID());
    change([...entries, entry]);
    // Scroll to the first field of the new entry, which may be below the window or behind the action bar.
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
                several={mode === 'create' || offer.quantity > 1}
                idle={idle.includes(entry.pricing_id)}
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
      <PricePreview pricing={previewShapes(entries)} opening={offer.opening} />
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
