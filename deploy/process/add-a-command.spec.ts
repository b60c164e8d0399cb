import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { steps, type Step } from '../testing/new-command.js';
import { copyRepository, type RepositoryCopy } from '../testing/repository-copy.js';

const run = promisify(execFile);
const openApiFile = 'contracts/generated/openapi.json';
const sources = ['services/request/src/module.ts', 'services/request/src/projections.ts', 'bff/src/module.ts'];

describe('adding a command as docs/how-to/add-a-command.md says', () => {
  let copy: RepositoryCopy;
  const original = new Map<string, string | null>();

  const takeStepsBut = async (...left: readonly (Step['row'] | Step['part'])[]): Promise<void> => {
    for (const [file, before] of original) {
      const kept = steps.filter(
        (step) => step.file === file && !left.includes(step.row) && !(step.part && left.includes(step.part)),
      );
      if (kept.length > 0)
        await copy.write(
          file,
          kept.reduce((text, { change }) => change(text), before ?? ''),
        );
      else if (before === null) await copy.remove(file).catch(() => undefined);
      else await copy.write(file, before);
    }
  };
  const compile = async (): Promise<Readonly<Record<string, string>>> => {
    const options = ['--noEmit', '--checkers', '1', '--incremental', '--tsBuildInfoFile', 'add-a-command.tsbuildinfo'];
    const tsc = join(copy.folder, 'node_modules/typescript/bin/tsc');
    const told = await run(process.execPath, [tsc, '-p', 'add-a-command.json', '--pretty', 'false', ...options], {
      cwd: copy.folder,
    }).then(
      () => '',
      (error: { stdout: string }) => error.stdout,
    );
    const errors = told.matchAll(/^([^\s(]+)\(\d+,\d+\): (.*)$/gm);
    const byFile: Record<string, string> = {};
    for (const [, file = '', text] of errors) byFile[file] = `${byFile[file] ?? ''}${text}\n`;
    return byFile;
  };

  beforeAll(async () => {
    copy = await copyRepository();
    for (const { file } of steps) original.set(file, await copy.read(file).catch(() => null));
    await copy.write('add-a-command.json', JSON.stringify({ extends: './tsconfig.base.json', files: sources }));
    await takeStepsBut();
  });
  afterAll(() => copy.drop());

  it('touches ten files at most, each in its row of the table', async () => {
    const touched = [...steps, { row: 9, file: openApiFile }];
    expect(new Set(touched.map(({ file }) => file)).size).toBeLessThanOrEqual(10);
    const rows = [...(await copy.read('docs/how-to/add-a-command.md')).matchAll(/^\| (\d+) \| (.*?) \|/gm)];
    expect([...new Set(touched.map(({ row }) => row))]).toEqual(rows.map(([, row]) => Number(row)));
    for (const [, row, places = ''] of rows)
      for (const [, place = ''] of places.matchAll(/`([^`]+)`/g)) {
        const named = place
          .replaceAll(/<service>|<aggregate>/g, 'request')
          .replace('<capability>', 'messages')
          .replace('<Event>', 'RequestReminded');
        const files = touched.filter((step) => step.row === Number(row)).map(({ file }) => file);
        expect([row, files.some((file) => file.includes(named))]).toEqual([row, true]);
      }
  });

  it('compiles after every step, and passes its tests once the document is generated', async () => {
    expect(await compile()).toEqual({});
    await Promise.all(['contracts', 'services/request', 'bff'].map(copy.build));
    await run(process.execPath, [join(copy.folder, 'deploy/dist/tools/generate.js')]);
    expect(JSON.parse(await copy.read(openApiFile))).toHaveProperty(['paths', '/request_remind/{id}', 'patch']);
    const told = await copy.test(
      'services/request/src/messages/remind.spec.ts',
      'contracts/request/events.spec.ts',
      'bff/src/openapi/openapi.spec.ts',
    );
    expect(told).toMatch(/Test Files +3 passed/);
  });

  it('does not compile without the refusal, the state, the handler, the publication and the projection', async () => {
    await takeStepsBut('refusal', 3, 6, 7);
    expect(await compile()).toEqual({
      'services/request/src/messages/decide.ts': expect.stringContaining('refusal'),
      'services/request/src/request/request.aggregate.ts': expect.stringContaining('return'),
      'services/request/src/service.ts': expect.stringContaining('remind'),
      'services/request/src/publish.ts': expect.stringContaining('return'),
      'services/request/src/request/projection.ts': expect.stringContaining('return'),
    });
  });

  it('does not compile without the command, the event and the decision', async () => {
    await takeStepsBut('command', 'event', 4);
    const told = await compile();
    expect(told).toMatchObject({
      'services/request/src/request/request.aggregate.ts': expect.stringContaining('RequestReminded'),
      'services/request/src/messages/capability.ts': expect.stringMatching(/"remind"[^]*'remind' does not exist/),
      'contracts/http/request-calls.ts': expect.stringContaining('request.remind'),
    });
  });

  it('fails its tests without the golden example and the generated document', async () => {
    await takeStepsBut(2);
    await copy.write(openApiFile, '{}');
    const told = await copy
      .test('contracts/request/events.spec.ts', 'bff/src/openapi/openapi.spec.ts')
      .catch((error: { stdout: string }) => error.stdout);
    expect(told).toMatch(/× .*have a golden example per type/);
    expect(told).toMatch(/× .*matches the generated document/);
  });
});
