import { useLocale } from '../../../i18n/use-locale.js';

/** What a plain form tells the server of its page, so that the answer is this page again. */
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
