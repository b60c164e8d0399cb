import { useNavigate } from '@tanstack/react-router';
import Landmark from 'lucide-react/icons/landmark';
import Store from 'lucide-react/icons/store';
import UserRound from 'lucide-react/icons/user-round';
import UsersRound from 'lucide-react/icons/users-round';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { toInternal } from '../../../i18n/rewrite.js';
import { askingStep, hasProfileStep } from '../../../lib/session/return-to.js';
import type { AddressValues } from '../../../lib/places/place.js';
import type { Profile } from '../../../lib/session/session.js';
import { AddressFields } from '../../../parts/places/AddressFields.js';
import { RadioCards } from '../../../ui/RadioCards.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { StepLine } from '../../../ui/StepLine.js';
import { TextField } from '../../../ui/TextField.js';
import {
  addressOf,
  addressPatch,
  contactOf,
  contactPatch,
  type Kind,
  personOf,
  personPatch,
  type PersonValues,
  wrongContact,
  wrongPerson,
} from '../model/person.js';
import { HowOthersSee, NicknameField, PrivacyNote, useProfileForm } from './profile-form.js';
import { useGoBack, useProfile } from '../use-profile.js';
import { AccountFrame } from './AccountFrame.js';
import { FormCard } from '../../../parts/account/FormCard.js';

type Names = Pick<PersonValues, 'firstname' | 'lastname'>;
type Props = Readonly<{
  values: Names;
  onChange: (part: Partial<Names>) => void;
  errorAt: (id: string) => string | undefined;
}>;

function NameFields({ values, onChange, errorAt }: Props) {
  const { t } = useTranslation('account');
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        id="firstname"
        name="firstname"
        label={t('firstname')}
        error={errorAt('firstname')}
        value={values.firstname}
        onChange={(event) => onChange({ firstname: event.target.value })}
        autoComplete="given-name"
        maxLength={limits.name}
        required
      />
      <TextField
        id="lastname"
        name="lastname"
        label={t('lastname')}
        error={errorAt('lastname')}
        value={values.lastname}
        onChange={(event) => onChange({ lastname: event.target.value })}
        autoComplete="family-name"
        maxLength={limits.name}
        required
      />
    </div>
  );
}

type KindProps = Readonly<{ value: Kind; onChange: (kind: Kind) => void; error: string | undefined }>;

function KindField({ value, onChange, error }: KindProps) {
  const { t } = useTranslation('account');
  return (
    <RadioCards<Kind>
      id="kind"
      legend={t('kind.legend')}
      value={value}
      onChange={onChange}
      error={error}
      className="max-sm:grid-cols-1"
      options={[
        { value: 'private', label: t('kind.private'), detail: t('kind.privateDetail'), icon: UserRound },
        { value: 'business', label: t('kind.business'), detail: t('kind.businessDetail'), icon: Store },
        { value: 'association', label: t('kind.association'), detail: t('kind.associationDetail'), icon: UsersRound },
        { value: 'public_body', label: t('kind.public_body'), detail: t('kind.public_bodyDetail'), icon: Landmark },
      ]}
    />
  );
}

const withAddress = {
  address: (values: AddressValues) => values,
  needsStreet: ({ kind }: Pick<PersonValues, 'kind'>) => kind !== 'private',
};

const isCompanyPage = (address: string | undefined): boolean =>
  address !== undefined && toInternal(address.split(/[?#]/, 1)[0] ?? '') === '/account/company';

type PersonFormProps = Readonly<{ profile: Profile; returnTo: string | undefined; complete: boolean }>;

/** Shows the address fields until the profile is complete, and the phone number from then on. */
function PersonForm({ profile, returnTo, complete }: PersonFormProps) {
  const { t } = useTranslation('account');
  const goBack = useGoBack(returnTo);
  const navigate = useNavigate();
  const form = useProfileForm({
    initial: { ...personOf(profile), ...addressOf(profile), ...contactOf(profile) },
    check: (values) => [...wrongPerson(values), ...(complete ? wrongContact(values) : [])],
    patch: (values) => ({ ...personPatch(values), ...(complete ? contactPatch(values) : addressPatch(values)) }),
    ...(!complete && withAddress),
    onSaved: ({ kind }) => {
      if (kind !== 'private' && !profile.completed_commercial && !isCompanyPage(returnTo))
        void navigate({ to: '/account/company', search: returnTo === undefined ? {} : { return: returnTo } });
      else goBack();
    },
  });
  const { values, change, errorAt } = form;
  const isShop = values.kind !== 'private';
  return (
    <FormCard
      note={<PrivacyNote kind={values.kind} />}
      form={form}
      label={complete ? t('profile.title') : t('complete.title')}
      action={complete || returnTo === undefined ? t('save') : t('complete.goOn')}
      aside={
        <HowOthersSee
          profile={profile}
          nickname={values.nickname}
          town={complete ? profile.address?.city : values.place.town?.name}
          kind={values.kind}
        />
      }
    >
      <NicknameField
        value={values.nickname}
        onChange={(nickname) => change({ nickname })}
        error={errorAt('nickname')}
        own={profile.nickname}
      />
      <NameFields values={values} onChange={change} errorAt={errorAt} />
      {complete ? (
        <>
          <TextField
            id="phone"
            name="tel"
            type="tel"
            label={t('phone')}
            optional={!isShop}
            hint={t(isShop ? 'phoneHintShop' : 'phoneHint')}
            error={errorAt('phone')}
            value={values.phone}
            onChange={(event) => change({ phone: event.target.value })}
            autoComplete="tel"
            inputMode="tel"
            maxLength={30}
          />
          {profile.contact_email && (
            <p className="text-base text-muted wrap-anywhere">
              {t(isShop ? 'contactNoteShop' : 'contactNote', { email: profile.contact_email })}
            </p>
          )}
        </>
      ) : (
        <AddressFields values={values} onChange={change} errorAt={errorAt} street={isShop ? 'needed' : 'later'} />
      )}
      <KindField value={values.kind} onChange={(kind) => change({ kind })} error={errorAt('kind')} />
    </FormCard>
  );
}

const Looks = lazy(async () => ({ default: (await import('./Looks.js')).Looks }));

/**
 * Profile form: only the required parts until the profile is complete, then all parts.
 * @param props.returnTo page to return to after saving
 */
export function ProfilePage({ returnTo }: Readonly<{ returnTo: string | undefined }>) {
  const { t } = useTranslation('account');
  const profile = useProfile();
  // Fix `complete` on first render: saving completes the profile and must not swap the form.
  const [complete] = useState(() => profile?.completed ?? true);
  return (
    <AccountFrame
      title={complete ? t('profile.title') : t('complete.title')}
      above={!complete && hasProfileStep(returnTo) && <StepLine {...askingStep('profile', true)} />}
      intro={
        complete
          ? t('profile.intro')
          : returnTo === undefined
            ? t('complete.intro')
            : t(hasProfileStep(returnTo) ? 'complete.introAsking' : 'complete.introReturn')
      }
    >
      {!profile ? (
        <SkeletonText lines={6} />
      ) : complete ? (
        <>
          <PersonForm profile={profile} returnTo={returnTo} complete />
          <Suspense>
            <Looks profile={profile} />
          </Suspense>
        </>
      ) : (
        <PersonForm profile={profile} returnTo={returnTo} complete={false} />
      )}
    </AccountFrame>
  );
}
