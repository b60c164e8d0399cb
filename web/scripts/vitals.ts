import { launchBrowser } from '../e2e/browser.ts';

/*
 * Measures first visits to a running instance as a phone has them: the largest contentful paint (LCP) with its element,
 * the first paint (FCP), layout shift (CLS) and bytes received. Each is the median of RUNS visits with an empty cache at
 * 390 px, with a four times slower processor and slow 4G. Fails above `LCP_MS` or `CLS`. Environment: BASE_URL, RUNS,
 * HEIGHT of the window, PAGES (paths separated by commas; default: home, searches, an offer).
 */
const base = (process.env['BASE_URL'] ?? 'http://localhost:3000').replace(/\/$/, '');
const runs = Number(process.env['RUNS'] ?? 5);
const height = Number(process.env['HEIGHT'] ?? 844);
const LCP_MS = 1_500;
const CLS = 0.02;
/** Milliseconds after the load event in which late pictures may still paint. */
const LATE_MS = 3_000;
/** Slow 4G: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

type Painted = { lcp: number; element: string; fcp: number; shift: number };
type Entry = PerformanceEntry & Readonly<{ element?: Element; value?: number; hadRecentInput?: boolean; url?: string }>;

const browser = await launchBrowser();

const visit = async (path: string): Promise<Painted & Readonly<{ kb: number }>> => {
  const context = await browser.newContext({ viewport: { width: 390, height }, deviceScaleFactor: 2, isMobile: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.addInitScript(() => {
    const painted: Painted = { lcp: 0, element: '', fcp: 0, shift: 0 };
    Object.assign(globalThis, { painted });
    const watch = (type: string, seen: (entry: Entry) => void): void => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen(entry as Entry);
      }).observe({ type, buffered: true });
    };
    watch('largest-contentful-paint', ({ startTime, element, url }) => {
      painted.lcp = startTime;
      painted.element = url || `<${element?.localName}> ${element?.textContent?.slice(0, 30)}`;
    });
    watch('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') painted.fcp = startTime;
    });
    watch('layout-shift', ({ value = 0, hadRecentInput }) => {
      if (!hadRecentInput) painted.shift += value;
    });
  });
  await page.goto(base + path, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForTimeout(LATE_MS);
  const painted = await page.evaluate(() => (globalThis as unknown as { painted: Painted }).painted);
  await context.close();
  return { ...painted, kb: bytes / 1000 };
};

const anOffer = async (): Promise<string> => {
  const answer = await fetch(`${base}/v1/offer_search?size=1&query=zelt`);
  const { data } = (await answer.json()) as { data: { offers: { offer_id: string }[] } };
  return `/inserat/${data.offers[0]?.offer_id}`;
};

const pages = process.env['PAGES']?.split(',') ?? ['/', '/suche', '/suche/zelt', '/ortssuche/koeln', await anOffer()];
for (const path of pages) {
  const visits = [];
  for (let run = 0; run < runs; run += 1) visits.push(await visit(path));
  const { lcp, element, fcp, kb } = visits.toSorted((one, other) => one.lcp - other.lcp)[Math.floor(runs / 2)]!;
  const shift = Math.max(...visits.map((one) => one.shift));
  console.log(
    `${path}: LCP ${Math.round(lcp)} ms (${element.replace(base, '')}), FCP ${Math.round(fcp)} ms, CLS ${shift.toFixed(3)}, ${Math.round(kb)} kB`,
  );
  if (lcp > LCP_MS || shift > CLS) process.exitCode = 1;
}
await browser.close();
