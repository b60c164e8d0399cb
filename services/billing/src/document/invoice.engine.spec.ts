import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeEngine } from '@lendring/platform/testing/engines/engine.js';
import { german, samples } from '../../testing/invoices.js';
import { facturx } from './facturx.js';
import { renderInvoice } from './pdf.js';

const run = (command: string, args: readonly string[], cwd: string) =>
  new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });

/** Timeout for one run that validates all documents of a folder, because starting Java is slow. */
const LOOK_MS = 240_000;

describeEngine('mustang', 'invoice documents', (jar) => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lendring-papers-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const validate = (action: 'validateExpectValid' | 'validateExpectInvalid') =>
    run('java', ['-jar', jar, '--disable-file-logging', '--action', action, '-d', folder, '--no-notices'], folder);

  it(
    'conform to PDF/A-3 and EN 16931',
    async () => {
      for (const [name, document] of Object.entries(samples))
        await writeFile(join(folder, `${name}.pdf`), (await renderInvoice(document)).pdf);
      const { code, output } = await validate('validateExpectValid');
      if (code !== 0) throw new Error(output.slice(-6_000));
      expect(output).not.toContain('status="invalid"');
    },
    LOOK_MS,
  );

  it(
    'fail validation if a sum is wrong',
    async () => {
      const wrong = facturx(german).replace(/(<ram:GrandTotalAmount>)[\d.]+/, (_, tag: string) => `${tag}999999.99`);
      await writeFile(join(folder, 'wrong.xml'), wrong);
      expect((await validate('validateExpectInvalid')).code).toBe(0);
      const { code, output } = await validate('validateExpectValid');
      expect([code !== 0, output.includes('BR-CO-15')]).toEqual([true, true]);
    },
    LOOK_MS,
  );
});
