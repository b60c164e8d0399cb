import { execFile } from 'node:child_process';
import { built } from '../driver/child.js';

export const benchProduction = (
  env: Readonly<Record<string, string>>,
): Promise<Readonly<{ code: number; output: string }>> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [built('bench/main.js'), '--profile', 'production', '--offers', '1000'],
      { env: { PATH: process.env['PATH'] ?? '', ...env } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr }),
    );
  });

const figures = [
  'durable appends, 20 parallel',
  'documents written',
  'projection lag, p50',
  'integration event, announced to heard, p50',
  'offers written',
  'BFF → service and back, p50',
];

export const measured = (output: string): Readonly<Record<string, boolean>> =>
  Object.fromEntries(
    figures.map((what) => {
      const line = output.split('\n').find((each) => each.includes(what)) ?? '';
      return [what, /\d(?:\/s| ms).*\d(?:\/s| ms)/.test(line)];
    }),
  );
