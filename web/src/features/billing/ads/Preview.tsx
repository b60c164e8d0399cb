import type { OwnAdShape } from '@lendring/contracts/http/own-ads.js';
import { useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { number } from '../../../i18n/format.js';
import { AdFace } from '../../../parts/ads/AdFace.js';
import { useSize } from '../../../parts/map/use-size.js';
import { breakpoints, WIDE, windowFrom } from './model.js';

type Shown = Pick<
  OwnAdShape,
  | 'ad_id'
  | 'type'
  | 'position'
  | 'color'
  | 'title'
  | 'claim'
  | 'cta'
  | 'hint_x'
  | 'hint_y'
  | 'hint_src'
  | 'payer'
  | 'language'
  | 'category_id'
  | 'area'
  | 'sources'
>;

/** Space between an ad and the window's edge, in pixels. */
const MARGIN = 40;

export function Preview({ ad }: Readonly<{ ad: Shown }>) {
  const { t } = useTranslation('advertising');
  const { sources } = ad;
  const face = <AdFace ad={{ ...ad, payer: ad.payer ?? ad.hint_src, link: '#', sources: sources.toReversed() }} />;
  return (
    <section aria-labelledby="preview">
      <h2 id="preview" className="text-h3">
        {t('preview.title')}
      </h2>
      {sources.length === 0 && <p className="mt-1 text-muted">{t('preview.missing')}</p>}
      {sources.length > 0 && <p className="mt-1 text-muted">{t('preview.text')}</p>}
      {sources.length > 0 && ad.type === 'skyscraper' && (
        <Sample title={t('preview.wide')} width={160} height={600} windowWidth={WIDE}>
          {face}
        </Sample>
      )}
      {sources.length > 0 &&
        ad.type !== 'skyscraper' &&
        breakpoints.map((from) => {
          const width = windowFrom(from);
          const title = from === 0 ? t('preview.phone') : t('preview.at', { width: number(from) });
          return (
            <Sample
              key={from}
              title={title}
              width={width - MARGIN}
              height={width < 768 ? 168 : 136}
              windowWidth={width}
            >
              {face}
            </Sample>
          );
        })}
    </section>
  );
}

type SampleProps = Readonly<{ title: string; width: number; height: number; windowWidth: number; children: ReactNode }>;

function Sample({ title, width, height, windowWidth, children }: SampleProps) {
  const room = useRef<HTMLDivElement>(null);
  const size = useSize(room);
  const scale = Math.min(1, (size?.width ?? width) / width);
  return (
    <figure className="mt-4">
      <figcaption className="mb-1 text-small font-bold">{title}</figcaption>
      <div ref={room} className="overflow-hidden" style={{ height: height * scale }}>
        <div className="origin-top-left overflow-hidden" style={{ width, height, transform: `scale(${scale})` }}>
          <Window title={title} width={windowWidth}>
            <div className="relative overflow-hidden rounded-md" style={{ width, height }}>
              {children}
            </div>
          </Window>
        </div>
      </div>
    </figure>
  );
}

/** An iframe with the page's styles, so that media queries see the simulated width. */
function Window({ title, width, children }: Readonly<{ title: string; width: number; children: ReactNode }>) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  return (
    <iframe
      title={title}
      inert
      sandbox="allow-same-origin"
      srcDoc="<!doctype html>"
      className="border-0"
      style={{ width, height: 600 }}
      onLoad={({ currentTarget: { contentDocument: inside } }) => {
        if (!inside) return;
        for (const style of document.querySelectorAll('link[rel=stylesheet], style'))
          inside.head.append(style.cloneNode(true));
        inside.documentElement.className = document.documentElement.className;
        Object.assign(inside.documentElement.dataset, document.documentElement.dataset);
        setBody(inside.body);
      }}
    >
      {body && createPortal(children, body)}
    </iframe>
  );
}
