import { useLocale } from '../../../i18n/use-locale.js';

/** Hidden fields that let the server render this page again after a plain form submit. */
export function PageFields(
  fields: Readonly<{ uid?: string | undefined; token?: string | undefined; recovery?: 'yes' | undefined }>,
) {
  const locale = useLocale();
  return (
    <>
      {Object.entries({ locale, ...fields }).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
    </>
  );
}
