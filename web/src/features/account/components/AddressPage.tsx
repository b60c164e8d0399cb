import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Profile } from '../../../lib/session.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { addressOf, addressPatch } from '../model/person.js';
import { AddressFields } from '../../../ui/AddressFields.js';
import { useGoBack, useProfile } from '../use-profile.js';
import { useProfileForm } from '../use-profile-form.js';
import { AccountFrame } from './AccountFrame.js';
import { FormCard } from './FormCard.js';
import { HowOthersSee, PrivacyNote } from './HowOthersSee.js';

export function AddressPage({ returnTo }: Readonly<{ returnTo: string | undefined }>) {
  const { t } = useTranslation('account');
  const profile = useProfile();
  return (
    <AccountFrame title={t('address.title')} intro={t('address.intro')}>
      {profile ? <AddressForm profile={profile} returnTo={returnTo} /> : <SkeletonText lines={4} />}
      {profile?.address && (
        <p className="mt-8 max-w-[640px] border-t border-line pt-5 text-muted">
          {t('places.pointer')}{' '}
          <Link to="/account/places" className="font-bold">
            {t('addresses.title')}
          </Link>
        </p>
      )}
    </AccountFrame>
  );
}

function AddressForm({ profile, returnTo }: Readonly<{ profile: Profile; returnTo: string | undefined }>) {
  const { t } = useTranslation('account');
  const goBack = useGoBack(returnTo);
  const form = useProfileForm({
    initial: addressOf(profile),
    address: (values) => values,
    patch: (values) => addressPatch(values),
    onSaved: goBack,
  });
  return (
    <FormCard
      note={<PrivacyNote kind={profile.commercial ? 'commercial' : 'private'} />}
      form={form}
      label={t('address.title')}
      aside={
        <HowOthersSee
          profile={profile}
          nickname={profile.nickname ?? ''}
          town={form.values.place.town?.name}
          kind={profile.commercial ? 'commercial' : 'private'}
        />
      }
    >
      <AddressFields values={form.values} onChange={form.change} errorAt={form.errorAt} />
    </FormCard>
  );
}
