import { serviceNames } from '@lendring/contracts/services.js';
import { runService } from '@lendring/platform/runtime/process/run-service.js';
import { startOf } from './start-of.js';

const wanted = process.env['SERVICE']?.trim() ?? '';
const service = serviceNames.find((name) => name === wanted);

if (service) await runService(service, await startOf(service));
else if (wanted === 'bff') await import('@lendring/bff/main.js');
else {
  const all = [...serviceNames, 'bff'].join(', ');
  process.stderr.write(
    `Lendring cannot start: SERVICE${wanted ? `=${wanted}` : ' is missing: it'} must be one of ${all}\n`,
  );
  process.exitCode = 1;
}
