import { describe, expect, it } from 'vitest';
import { loadConfig } from '../settings/config.js';
import { complaintOf } from './complaint.js';

describe('startup error message', () => {
  const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: '/tmp/full-disk' });

  it('names the folder of a full disk in one line, whatever component failed', () => {
    for (const error of [
      Object.assign(new Error('database or disk is full'), { errcode: 13 }),
      Object.assign(new Error('no space'), { code: 'ENOSPC' }),
    ]) {
      expect(complaintOf(error, config)).toBe(
        'Lendring cannot start: the disk of DATA_DIR=/tmp/full-disk is full. Free disk space and start again; no stored data is lost.',
      );
    }
  });

  it('keeps the stack of a programming error', () =>
    expect(complaintOf(new TypeError('x is not a function'), config)).toContain('complaint.spec'));
});
