import { describe, expect, it } from 'vitest';
import { engines } from './catalogue.js';
import { closing, type TestReport } from './closing.js';
import type { Had } from './fleet.js';
import { enginesNamedIn, findSuites, suitesFor } from './suites.js';
import { serverFile } from './install.js';

const engine = (name: string) => engines.find((one) => one.name === name)!;
const kafka: Had = {
  engine: engine('kafka'),
  source: 'local',
  seconds: 7.6,
  addresses: { KAFKA_BROKERS: '127.0.0.1:9092' },
};
const search: Had = { engine: engine('meilisearch'), source: 'nowhere', seconds: 0, why: 'it needs Docker' };
const suites = [{ file: 'services/bus.engine.spec.ts', needs: ['kafka'] as const }];
const result = (...statuses: string[]): TestReport => ({
  testResults: [
    {
      name: '/r/services/bus.engine.spec.ts',
      status: statuses.includes('failed') ? 'failed' : 'passed',
      assertionResults: statuses.map((status) => ({ status })),
    },
  ],
});
const end = (report: TestReport | null, more: Partial<Parameters<typeof closing>[0]> = {}) =>
  closing({
    root: '/r',
    had: [kafka, search],
    suites,
    report,
    distributed: { outcome: 'passed' },
    asked: { engines: false, distributed: false },
    ...more,
  });

describe('engine suites', () => {
  it('name the engines that they require', () => {
    expect(
      enginesNamedIn("describeEngine('kafka', 'a', …); describeEngine(\n  's3', …); describeEngine('kafka', 'b')"),
    ).toEqual(['kafka', 's3']);
  });

  it('are all found, and each suite names an engine', () => {
    const found = findSuites(serverFile('../../../'));
    expect(found.length).toBeGreaterThan(1);
    expect(
      found.filter(
        ({ needs }) => needs.length === 0 || needs.some((name) => !engines.some((one) => one.name === name)),
      ),
    ).toEqual([]);
    expect(suitesFor(found, ['kafka']).every(({ needs }) => needs.includes('kafka'))).toBe(true);
  });
});

describe('the engine test summary', () => {
  it('states what ran where, and the reason for each skipped suite', () => {
    expect(end(result('passed', 'passed', 'skipped'))).toEqual({
      lines: [
        '  ran      kafka (this machine, ready after 8 s): 1 suite, 2 tests passed',
        '  skipped  meilisearch: it needs Docker',
        '  ran      the distributed test with kafka',
        '1 engine of 2 tested, 1 skipped; 1 suite run, all passed.',
      ],
      well: true,
    });
  });

  it.each<[string, ReturnType<typeof end>]>([
    ['a test fails', end(result('passed', 'failed'))],
    [
      'a suite does not load',
      end({ testResults: [{ name: '/r/services/bus.engine.spec.ts', status: 'failed', assertionResults: [] }] }),
    ],
    ['a suite is missing from the report', end({ testResults: [] })],
    ['no report was written', end(null)],
    ['the distributed test fails', end(result('passed'), { distributed: { outcome: 'failed' } })],
    [
      'a server of this machine does not start',
      end(result('passed'), { had: [kafka, { ...search, source: 'local', why: 'its installation failed' }] }),
    ],
    [
      'an engine that was asked for cannot be had',
      end(result('passed'), { asked: { engines: true, distributed: false } }),
    ],
    [
      'the distributed test was asked for and cannot run',
      end(result('passed'), {
        distributed: { outcome: 'skipped', why: 'it needs KAFKA_BROKERS' },
        asked: { engines: false, distributed: true },
      }),
    ],
  ])('fails when %s', (_, { well }) => {
    expect(well).toBe(false);
  });
});
