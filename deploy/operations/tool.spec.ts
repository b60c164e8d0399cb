import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('a tool ends without a stack trace when the reader of its output has read enough', () => {
  const tool = fileURLToPath(new URL('tool.ts', import.meta.url));
  const script = `
    import { refusing } from ${JSON.stringify(tool)};
    await refusing(async () => { for (let line = 0; line < 50_000; line += 1) process.stdout.write('line ' + line + '\\n'); });`;
  const piped = `"$0" --experimental-transform-types --no-warnings --conditions=lendring-source --import "$1" --input-type=module --eval "$2" 2>&1 | head -1; echo "ended with \${PIPESTATUS[0]}"`;
  const fromSource = fileURLToPath(new URL('../../services/platform/testing/from-source.mjs', import.meta.url));
  expect(execFileSync('bash', ['-c', piped, process.execPath, fromSource, script], { encoding: 'utf8' })).toBe(
    'line 0\nended with 0\n',
  );
});
