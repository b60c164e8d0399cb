import type { ServiceShape } from '@lendring/contracts/http/system.js';
import { useTranslation } from 'react-i18next';
import { number } from '../../i18n/format.js';
import { Tag } from '../../ui/Tag.js';

const head = 'py-1.5 pr-3 text-left font-bold align-bottom';
const cell = 'py-1.5 pr-3 align-top wrap-anywhere';
const ports = ['eventStore', 'documents', 'keys', 'bus', 'search', 'files', 'mail'] as const;

export function ServiceItem({ service: { name, reachable, engines, followers } }: Readonly<{ service: ServiceShape }>) {
  const { t } = useTranslation('backoffice');
  const kinds = ports.flatMap((port) => {
    const engine = engines.find((one) => one.port === port);
    return engine ? [`${t(`version.ports.${port}`)}: ${engine.kind}`] : [];
  });
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong>{name}</strong>
        <Tag tone={reachable ? 'tint' : 'rose'}>{t(reachable ? 'version.reachable' : 'version.away')}</Tag>
      </p>
      {reachable && <p className="text-small text-muted">{kinds.join(' · ') || t('version.nothing')}</p>}
      {followers.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-small text-teal-deep">
            {t('version.parts', { count: followers.length })}
          </summary>
          <table className="w-full border-collapse text-small">
            <caption className="sr-only">{name}</caption>
            <thead>
              <tr className="border-b border-line">
                <th scope="col" className={head}>
                  {t('version.name')}
                </th>
                <th scope="col" className={`${head} max-md:hidden`}>
                  {t('version.kind')}
                </th>
                <th scope="col" className={head}>
                  {t('version.state')}
                </th>
                <th scope="col" className={`${head} pr-0 text-right`}>
                  {t('version.behind')}
                </th>
              </tr>
            </thead>
            <tbody>
              {followers.map((one) => (
                <tr key={`${one.kind} ${one.name}`} className="border-b border-line">
                  <th scope="row" className={`${cell} text-left font-normal`}>
                    {one.name}
                  </th>
                  <td className={`${cell} max-md:hidden`}>{t(`version.kinds.${one.kind}`)}</td>
                  <td className={`${cell} ${one.state === 'failed' ? 'font-bold text-rose-ink' : ''}`}>
                    {t(`version.states.${one.state}`)}
                  </td>
                  <td className={`${cell} pr-0 text-right`}>{one.behind === null ? '' : number(one.behind)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </>
  );
}
