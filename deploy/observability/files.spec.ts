import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { serviceNames } from '@lendring/contracts/services.js';
import { openPrometheus } from '@lendring/platform/telemetry/prometheus.adapter.js';
import { parse } from 'yaml';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

const told = async (): Promise<ReadonlySet<string>> =>
  new Set([...(await openPrometheus().read()).text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name));
const named = (expression: string): readonly string[] =>
  [...expression.matchAll(/\b(?:lendring|nodejs|process)_\w+/g)].map(([name]) => name);

describe('deploy/observability', () => {
  const { groups } = parse(read('alerts.yml')) as {
    groups: readonly {
      rules: readonly { alert: string; expr: string; labels: { severity: string }; annotations: { summary: string } }[];
    }[];
  };
  const rules = groups.flatMap((group) => group.rules);
  const dashboard = JSON.parse(read('grafana/lendring.json')) as {
    panels: readonly { id: number; title: string; targets: readonly { expr: string }[] }[];
  };
  const expressions = [
    ...rules.map(({ expr }) => expr),
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];

  it('uses existing metrics only', async () => {
    const known = await told();
    const unknown = expressions
      .flatMap(named)
      .filter((name) => !known.has(name) && !known.has(name.replace(/_(bucket|count|sum)$/, '')));
    expect(unknown).toEqual([]);
    expect(expressions.flatMap(named).length).toBeGreaterThan(20);
  });

  it('states severity and cause of every alert, and the operator page states a remedy', () => {
    const page = read('../../docs/how-to/run-in-production.md');
    for (const { alert, labels, annotations } of rules) {
      expect(['page', 'ticket']).toContain(labels.severity);
      expect(annotations.summary.length).toBeGreaterThan(10);
      expect(page).toContain(`\`${alert}\``);
    }
  });

  it('detects a stuck erasure by the real names of its subscribers', () => {
    const rule = rules.find(({ alert }) => alert === 'ErasureStuck');
    const sources = [
      'contracts/account/integration.ts',
      'services/account/src/account-deletion/carry-out-deletions.ts',
    ];
    for (const source of sources) {
      const [, name = 'none'] = /name: '([\w-]+)'/.exec(read(`../../${source}`)) ?? [];
      expect(rule?.expr).toContain(name);
    }
  });

  it('scrapes every process', () => {
    const {
      scrape_configs: [job],
    } = parse(read('prometheus.yml')) as {
      scrape_configs: [{ dns_sd_configs: [{ names: readonly string[]; port: number }] }];
    };
    expect(job.dns_sd_configs[0]).toMatchObject({
      names: expect.arrayContaining([...serviceNames, 'bff']),
      port: 9464,
    });
  });
});
