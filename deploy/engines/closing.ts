import { join } from 'node:path';
import type { Had } from './fleet.js';
import type { Suite } from './suites.js';

export type TestReport = Readonly<{
  testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string }[];
    readonly status: string;
  }[];
}>;
export type Distributed = Readonly<{ outcome: 'passed' | 'failed' } | { outcome: 'skipped'; why: string }>;

type Run = Readonly<{
  root: string;
  had: readonly Had[];
  suites: readonly Suite[];
  report: TestReport | null;
  distributed: Distributed;
  asked: Readonly<{ engines: boolean; distributed: boolean }>;
}>;

const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;

/** Summary of a run: suites per server, skipped suites with reasons, and the overall success. */
export const closing = ({
  root,
  had,
  suites,
  report,
  distributed,
  asked,
}: Run): { readonly lines: readonly string[]; readonly well: boolean } => {
  const results = new Map(report?.testResults.map((result) => [result.name, result]));
  const broken = suites.some(({ file }) => results.get(join(root, file))?.status !== 'passed');
  const lines = had.map(({ engine, source, seconds, ...outcome }) => {
    if ('why' in outcome) return `  ${source === 'local' ? 'FAILED ' : 'skipped'}  ${engine.name}: ${outcome.why}`;
    const own = suites
      .filter(({ needs }) => needs.includes(engine.name))
      .map(({ file }) => results.get(join(root, file)));
    const tests = own.flatMap((result) => result?.assertionResults ?? []);
    const failed =
      tests.filter(({ status }) => status === 'failed').length +
      own.filter((result) => result?.status !== 'passed' && !result?.assertionResults.length).length;
    const where = { address: 'the given address', docker: 'Docker', local: 'this machine', nowhere: '' }[source];
    return (
      `  ${failed > 0 ? 'FAILED ' : 'ran    '}  ${engine.name} (${where}, ready after ${seconds.toFixed(0)} s): ${count(own.length, 'suite')}, ` +
      `${count(tests.filter(({ status }) => status === 'passed').length, 'test')} passed${failed > 0 ? `, ${failed} failed` : ''}`
    );
  });
  const there = had.filter((one) => 'addresses' in one).length;
  lines.push(
    'why' in distributed
      ? `  skipped  the distributed test: ${distributed.why}`
      : `  ${distributed.outcome === 'passed' ? 'ran    ' : 'FAILED '}  the distributed test with ${had.flatMap((one) => ('addresses' in one ? [one.engine.name] : [])).join(', ')}`,
  );
  lines.push(
    `${count(there, 'engine')} of ${had.length} tested, ${had.length - there} skipped; ${count(suites.length, 'suite')} run${broken ? ', NOT all passed' : ', all passed'}.`,
  );
  // Count a server that fails to start on a capable machine as a failure; otherwise its suite would be skipped
  // silently.
  const failedToStart = had.some((one) => 'why' in one && one.source === 'local');
  const missed = (asked.engines && there < had.length) || (asked.distributed && distributed.outcome === 'skipped');
  return { lines, well: !broken && distributed.outcome !== 'failed' && !missed && !failedToStart };
};
