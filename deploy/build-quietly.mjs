import { spawn } from 'node:child_process';

/* Before `npm start`: builds what has changed, in one line; what the tools say is shown only when they fail. */
const slow = setTimeout(() => process.stdout.write('Building what has changed …\n'), 2_000);
const npm = process.env['npm_execpath'];
const build = spawn(npm ? process.execPath : 'npm', [...(npm ? [npm] : []), 'run', '--silent', 'build'], {
  stdio: ['ignore', 'pipe', 'pipe'],
});
const said = [];
for (const stream of [build.stdout, build.stderr]) stream.on('data', (chunk) => said.push(chunk));
build.on('close', (code) => {
  clearTimeout(slow);
  if (code !== 0) process.stderr.write(Buffer.concat(said));
  process.exitCode = code ?? 1;
});
