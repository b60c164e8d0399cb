import { useTranslation } from 'react-i18next';
import { AddressFields } from '../../../parts/places/AddressFields.js';
import type { Profile } from '../../../lib/session/session.js';
import { addressOf, addressPatch } from '../model/person.js';
import { HowOthersSee, PrivacyNote, useProfileForm } from './profile-form.js';
import { FormCard } from '../../../parts/account/FormCard.js';

export function MainAddressForm({
  profile,
  onSaved,
  needsStreet = profile.commercial,
  onCancel,
}: Readonly<{ profile: Profile; onSaved: () => void; needsStreet?: boolean; onCancel?: () => void }>) {
  const { t } = useTranslation('account');
  const kind = profile.organisation ?? 'private';
  const form = useProfileForm({
    initial: addressOf(profile),
    address: (values) => values,
    needsStreet: () => needsStreet,
    patch: (values) => addressPatch(values),
    onSaved,
  });
  return (
    <FormCard
      note={<PrivacyNote kind={kind} />}
      form={form}
      onCancel={onCancel}
      label={t('address.title')}
      aside={
        <HowOthersSee
          profile={profile}
          nickname={profile.nickname ?? ''}
          town={form.values.place.town?.name}
          kind={kind}
        />
      }
    >
      <AddressFields
        values={form.values}
        onChange={form.change}
        errorAt={form.errorAt}
        street={needsStreet ? 'needed' : 'optional'}
      />
    </FormCard>
  );
}
