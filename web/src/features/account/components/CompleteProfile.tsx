import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Profile } from '../../../lib/session/session.js';
import { addressOf, addressPatch, personOf, personPatch, wrongPerson } from '../model/person.js';
import { AddressFields } from '../../../parts/places/AddressFields.js';
import { useGoBack } from '../use-profile.js';
import { useProfileForm } from '../use-profile-form.js';
import { FormCard } from './FormCard.js';
import { HowOthersSee, PrivacyNote } from './HowOthersSee.js';
import { KindField } from './KindField.js';
import { NameFields } from './NameFields.js';
import { NicknameField } from './NicknameField.js';

export function CompleteProfile({ profile, returnTo }: Readonly<{ profile: Profile; returnTo: string | undefined }>) {
  const { t } = useTranslation('account');
  const goBack = useGoBack(returnTo);
  const navigate = useNavigate();
  const form = useProfileForm({
    initial: { ...personOf(profile), ...addressOf(profile) },
    check: wrongPerson,
    patch: (values) => ({ ...personPatch(values), ...addressPatch(values) }),
    address: (values) => values,
    needsStreet: ({ kind }) => kind === 'commercial',
    onSaved: ({ kind }) => {
      if (kind === 'commercial' && !profile.completed_commercial)
        void navigate({ to: '/account/company', search: returnTo === undefined ? {} : { return: returnTo } });
      else goBack();
    },
  });
  const { values, change, errorAt } = form;
  return (
    <FormCard
      note={<PrivacyNote kind={values.kind} />}
      form={form}
      label={t('complete.title')}
      action={returnTo === undefined ? t('save') : t('complete.goOn')}
      aside={
        <HowOthersSee profile={profile} nickname={values.nickname} town={values.place.town?.name} kind={values.kind} />
      }
    >
      <NicknameField
        value={values.nickname}
        onChange={(nickname) => change({ nickname })}
        error={errorAt('nickname')}
        own={profile.nickname}
      />
      <NameFields values={values} onChange={change} errorAt={errorAt} />
      <AddressFields
        values={values}
        onChange={change}
        errorAt={errorAt}
        street={values.kind === 'commercial' ? 'needed' : 'later'}
      />
      <KindField value={values.kind} onChange={(kind) => change({ kind })} />
    </FormCard>
  );
}
