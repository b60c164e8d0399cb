import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { addressLine, ownPlacesQuery } from '../../../api/own-offers.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { errorText } from '../../../lib/api-client/api-error.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { returnHref } from '../../../lib/session/return-to.js';
import type { Profile } from '../../../lib/session/session.js';
import { Button } from '../../../ui/Button.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { Skeleton, SkeletonText } from '../../../ui/Skeleton.js';
import { toasts } from '../../../ui/toasts.js';
import { AccountFrame } from '../components/AccountFrame.js';
import { useGoBack, useProfile } from '../use-profile.js';
import { BillingAddress } from './BillingAddress.js';
import { PlaceList } from './PlaceList.js';

const MainAddressForm = lazy(async () => ({
  default: (await import('../components/MainAddressForm.js')).MainAddressForm,
}));

type Props = Readonly<{
  profile: Profile;
  returnTo: string | undefined;
  editing: boolean;
  onEditing: ((editing: boolean) => void) | undefined;
}>;

/** Profile address: the fallback for billing and for offers without a place of their own. */
function MainAddress({ profile, returnTo, editing, onEditing }: Props) {
  const { t } = useTranslation('account');
  const goBack = useGoBack(returnTo);
  const { address } = profile;
  const saved = () => {
    if (returnTo !== undefined) return goBack();
    toasts.show('success', t('saved'));
    onEditing?.(false);
  };
  return (
    <section aria-labelledby="main-address" className="flex flex-col items-start gap-3">
      <div>
        <h2 id="main-address" className="text-h3">
          {t('address.title')}
        </h2>
        <p className="mt-1 text-muted">{t('address.use')}</p>
      </div>
      {editing ? (
        <div className="w-full">
          <Suspense fallback={<Skeleton className="h-56 rounded-md" />}>
            <MainAddressForm
              profile={profile}
              onSaved={saved}
              needsStreet={profile.commercial || returnTo !== undefined}
              onCancel={() => onEditing?.(false)}
            />
          </Suspense>
        </div>
      ) : (
        <>
          <p className="font-bold wrap-anywhere">{address ? addressLine(address) : t('row.address')}</p>
          {onEditing && (
            <Button variant="ghost" onClick={() => onEditing(true)}>
              {t(address ? 'address.change' : 'next.do.address')}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

const NewPlace = lazy(async () => ({ default: (await import('../../../parts/places/AddressEditor.js')).NewPlace }));

/**
 * All addresses of the user and their purposes. `returnTo` is the booking page to return to. Other places are immutable
 * (ADR 27): users delete one and add another.
 */
export function AddressesPage({ returnTo }: Readonly<{ returnTo?: string | undefined }>) {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const profile = useProfile();
  // Allow only one open form, because two forms would contain duplicate fields.
  const [editing, setEditing] = useState<'main' | 'place' | 'billing' | null>(() =>
    // Open the main address if a borrow request asked the user to share an address that has no street yet.
    returnTo !== undefined && profile?.address?.street === '' ? 'main' : null,
  );
  const ifFree = (one: NonNullable<typeof editing>) =>
    editing !== null && editing !== one ? undefined : (wanted: boolean) => setEditing(wanted ? one : null);
  return (
    <AccountFrame title={t('addresses.title')} intro={t('addresses.intro')}>
      {profile ? (
        <div className="flex max-w-[720px] flex-col gap-10">
          {returnTo !== undefined && (
            <p>
              <a href={returnHref(returnTo, locale)} className="underline">
                {t('addresses.goBack')}
              </a>
            </p>
          )}
          <MainAddress profile={profile} returnTo={returnTo} editing={editing === 'main'} onEditing={ifFree('main')} />
          <Places profile={profile} adding={editing === 'place'} onAdding={ifFree('place')} />
          <BillingAddress
            address={profile.billing_address}
            editing={editing === 'billing'}
            onEditing={ifFree('billing')}
          />
        </div>
      ) : (
        <SkeletonText lines={6} />
      )}
    </AccountFrame>
  );
}

type PlacesProps = Readonly<{ profile: Profile; adding: boolean; onAdding: ((adding: boolean) => void) | undefined }>;

function Places({ profile, adding, onAdding }: PlacesProps) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation();
  const { data: places, error, refetch } = useQuery(ownPlacesQuery(useApi()));
  const all = useRef<HTMLElement>(null);
  const added = () => {
    onAdding?.(false);
    toasts.show('success', t('places.added'));
    all.current?.focus();
  };
  const few = (places?.length ?? 0) < limits.places;
  return (
    <section ref={all} tabIndex={-1} aria-labelledby="places" className="flex flex-col gap-4 outline-none">
      <div>
        <h2 id="places" className="text-h3">
          {t('places.title')}
        </h2>
        <p className="mt-1 text-muted">{t(profile.commercial ? 'places.introCommercial' : 'places.intro')}</p>
      </div>
      {error && !places && (
        <EmptyState
          title={t('places.failed')}
          picture="ring"
          actions={<Button onClick={() => void refetch()}>{common('error.retry')}</Button>}
        >
          <p role="alert">{errorText(common, error)}</p>
        </EmptyState>
      )}
      {!places && !error && <SkeletonText lines={3} />}
      {places && places.length > 0 && (
        <PlaceList places={places} profile={profile} onRemoved={() => all.current?.focus()} />
      )}
      {places && !few && <p className="text-muted">{t('places.full', { count: limits.places })}</p>}
      {places && few && !adding && onAdding && (
        <Button variant="ghost" className="self-start" onClick={() => onAdding(true)}>
          {t('places.add')}
        </Button>
      )}
      {adding && (
        <Suspense fallback={<Skeleton className="h-56 rounded-md" />}>
          <NewPlace onAdded={added} onCancel={() => onAdding?.(false)} />
        </Suspense>
      )}
    </section>
  );
}
