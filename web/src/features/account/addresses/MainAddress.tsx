import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { addressLine } from '../../../api/own-places.js';
import type { Profile } from '../../../lib/session/session.js';
import { Button } from '../../../ui/Button.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { toasts } from '../../../ui/toasts.js';
import { useGoBack } from '../use-profile.js';

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
export function MainAddress({ profile, returnTo, editing, onEditing }: Props) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation();
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
            />
          </Suspense>
          <Button variant="quiet" className="mt-2 -ml-2.5" onClick={() => onEditing?.(false)}>
            {common('ui.cancel')}
          </Button>
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
