import { describe, expect, it } from 'vitest';
import { stripVTControlCharacters } from 'node:util';
import { inCall } from '../../base/call.js';
import type { Log } from '../../base/log.js';
import { nestLog } from './nest-log.js';
import { openLog } from './pino.adapter.js';

const captured = (isTTY: boolean, logLevel: 'info' | 'silent' = 'info') => {
  const lines: string[] = [];
  return {
    lines,
    log: openLog(
      { logLevel },
      {
        isTTY,
        write: (line) => {
          lines.push(line);
        },
      },
    ),
  };
};

describe('log', () => {
  it('writes JSON lines with the fields of child loggers', () => {
    const { lines, log } = captured(false);
    const forRuntime: Log = log;
    forRuntime.info({}, 'started');
    log.child({ service: 'offer', requestId: 'r1' }).warn({ tries: 3 }, 'relay waits');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      { level: 'info', time: expect.stringMatching(/^\d{4}-.*Z$/), msg: 'started' },
      { level: 'warn', time: expect.any(String), service: 'offer', requestId: 'r1', tries: 3, msg: 'relay waits' },
    ]);
  });

  it('contains the request id of the call context, even after an await', async () => {
    const { lines, log } = captured(false);
    await inCall({ requestId: 'r1' }, async () => {
      await Promise.resolve();
      log.child({ service: 'offer' }).info({}, 'within');
    });
    log.info({}, 'outside');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({ requestId: 'r1', msg: 'within' }),
      { level: 'info', time: expect.any(String), msg: 'outside' },
    ]);
  });

  it('redacts personal data', () => {
    const { lines, log } = captured(false);
    log.info(
      {
        email: 'anna@example.org',
        req: { headers: { authorization: 'Bearer anna', cookie: 'anna' } },
        mail: { to: 'anna@example.org' },
      },
      'sent',
    );
    expect(lines.join('')).not.toContain('anna');
    expect(lines.join('')).toContain('[personal]');
  });

  it('uses a short readable format on a terminal', () => {
    const { lines, log } = captured(true);
    log.child({ service: 'offer' }).warn({ tries: 3, who: 'relay' }, 'waits');
    log.error({ err: new Error('broken') }, 'failed');
    expect(stripVTControlCharacters(lines[0] ?? '')).toMatch(
      /^\d\d:\d\d:\d\d warn {2}offer: waits {2}tries=3 {2}who=relay\n$/,
    );
    expect(lines[1]).toContain('failed\nError: broken\n');
  });

  it('is empty at level silent', () => {
    const { lines, log } = captured(false, 'silent');
    log.error({}, 'loud');
    expect(lines).toEqual([]);
  });

  it('includes messages of Nest, and errors with their stack', () => {
    const { lines, log } = captured(false);
    const nest = nestLog(log);
    nest.log('Mapped {/v1/init, GET} route', 'RouterExplorer');
    nest.error(new Error('broken'), 'RpcExceptionsHandler');
    nest.error('text', 'Error: text\n  at x', 'Scheduler');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({
        level: 'error',
        msg: 'broken',
        nest: 'RpcExceptionsHandler',
        err: expect.objectContaining({ stack: expect.stringContaining('broken') }),
      }),
      expect.objectContaining({ level: 'error', msg: 'text', nest: 'Scheduler', stack: 'Error: text\n  at x' }),
    ]);
  });
});
